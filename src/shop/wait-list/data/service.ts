import { MedusaService } from "@medusajs/framework/utils"
import { WaitListEntry } from "./models/wait-list-entry"

/** Keeps who waits for what. */
export class WaitListModuleService extends MedusaService({ WaitListEntry }) {}
