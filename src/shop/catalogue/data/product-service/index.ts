import { Module } from "@medusajs/framework/utils"
import { ProductServiceModuleService } from "./service"

export const PRODUCT_SERVICE_MODULE = "productService"

export default Module(PRODUCT_SERVICE_MODULE, { service: ProductServiceModuleService })
