import { MedusaService } from "@medusajs/framework/utils"
import { OrderNote } from "./models/order-note"

/** Notes of staff on orders; written by `src/shop/orders/commands/order-notes.ts` alone. */
class OrderNotesModuleService extends MedusaService({ OrderNote }) {}

export default OrderNotesModuleService
