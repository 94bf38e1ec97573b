import { MedusaService } from "@medusajs/framework/utils"
import { ProductService } from "./models/product-service"
import { ProductServiceOffer } from "./models/product-service-offer"

/** Keeps the services and which products offer them. */
export class ProductServiceModuleService extends MedusaService({ ProductService, ProductServiceOffer }) {}
