/// Files in memory.
