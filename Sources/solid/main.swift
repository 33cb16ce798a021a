print("solid")
