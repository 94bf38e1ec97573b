import { MedusaService } from "@medusajs/framework/utils"
import { ProductProfile } from "./models/product-profile"
import { VariantProfile } from "./models/variant-profile"

/** Keeps the profiles. Pages read them through the snapshot in `src/shop/catalogue/queries`, never from here. */
export class CatalogueModuleService extends MedusaService({ ProductProfile, VariantProfile }) {}
