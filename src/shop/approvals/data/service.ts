import { MedusaService } from "@medusajs/framework/utils"
import { OrderRequest } from "./models/order-request"

/** Keeps orders that wait for a colleague's word. */
export class ApprovalsModuleService extends MedusaService({ OrderRequest }) {}
