import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { PasswordProvider } from "./provider"

export default ModuleProvider(Modules.AUTH, { services: [PasswordProvider] })
