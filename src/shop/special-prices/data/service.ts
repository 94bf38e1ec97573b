import { MedusaService } from "@medusajs/framework/utils"
import { CustomerDiscount } from "./models/customer-discount"

/** Keeps who pays less; carts ask in statements of their own transaction. */
export default class SpecialPricesModuleService extends MedusaService({ CustomerDiscount }) {}
