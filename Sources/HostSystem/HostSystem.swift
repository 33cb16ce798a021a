// HostSystem: to come.
