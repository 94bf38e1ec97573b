import { MedusaService } from "@medusajs/framework/utils"
import { CartToken } from "./models/cart-token"

/** Keeps the table; carts are read and changed in statements that join Medusa's own. */
class CartTokensModuleService extends MedusaService({ CartToken }) {}

export default CartTokensModuleService
