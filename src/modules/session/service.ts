import { MedusaService } from "@medusajs/framework/utils"
import { Account } from "./models/account"
import { CartToken } from "./models/cart-token"
import { LinkToken } from "./models/link-token"
import { LoginToken } from "./models/login-token"

class SessionModuleService extends MedusaService({ Account, CartToken, LinkToken, LoginToken }) {}

export default SessionModuleService
