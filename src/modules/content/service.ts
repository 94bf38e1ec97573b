import { MedusaService } from "@medusajs/framework/utils"
import { ContentBlock } from "./models/content-block"

/** Keeps the texts of the pages. They are sanitised where they are read, see `src/queries/catalogue/sanitise.ts`. */
export class ContentModuleService extends MedusaService({ ContentBlock }) {}
