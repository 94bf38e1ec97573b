import { MedusaService } from "@medusajs/framework/utils"
import { ShopSetting } from "./models/shop-setting"

/** Keeps what the shop's owner has changed; read through `shopSettings`, which caches it. */
export class ShopSettingsModuleService extends MedusaService({ ShopSetting }) {}
