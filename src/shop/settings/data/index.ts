import { Module } from "@medusajs/framework/utils"
import { ShopSettingsModuleService } from "./service"

export const SHOP_SETTINGS_MODULE = "shopSettings"

export default Module(SHOP_SETTINGS_MODULE, { service: ShopSettingsModuleService })
