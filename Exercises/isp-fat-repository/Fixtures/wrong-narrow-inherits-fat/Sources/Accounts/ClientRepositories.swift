/// What each client asks for, under a name of its own.
protocol ProfileRepository: UserRepository {}
protocol LoginRepository: UserRepository {}
protocol AdminRepository: UserRepository {}
protocol ExportRepository: UserRepository {}

extension RemoteUserRepository: ProfileRepository, LoginRepository {}
extension RemoteUserRepository: AdminRepository, ExportRepository {}
extension RepositoryClosures: ProfileRepository, LoginRepository {}
extension RepositoryClosures: AdminRepository, ExportRepository {}
