import { MedusaService } from "@medusajs/framework/utils"
import { Quote } from "./models/quote"

/** Keeps what was quoted to whom. Asking for a quote and redeeming it are workflows: `src/shop/quotes/commands`. */
export class QuotesModuleService extends MedusaService({ Quote }) {}
