// The policy imports this module only, and finds everything in it.
@_exported import CardGateway
