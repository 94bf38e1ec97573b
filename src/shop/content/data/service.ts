import { MedusaService } from "@medusajs/framework/utils"
import { ContentBlock } from "./models/content-block"
import { ContentBlockVersion } from "./models/content-block-version"
import { Employee } from "./models/employee"
import { Reference } from "./models/reference"
import { Testimonial } from "./models/testimonial"

/** Keeps what staff write about the shop. Texts are sanitised where they are read, see `src/platform/staff-html.ts`. */
export class ContentModuleService extends MedusaService({
  ContentBlock,
  ContentBlockVersion,
  Employee,
  Reference,
  Testimonial,
}) {}
