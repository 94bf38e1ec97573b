import { model } from "@medusajs/framework/utils"

/** One group of settings that staff have changed; a group without a row is as by default. */
export const ShopSetting = model.define("shop_setting", {
  /** `company`, `page` or `sales`; rentals' settings are the rental module's. */
  id: model.text().primaryKey(),
  /** As the group's schema of `src/shop/settings/wire/shop-settings.ts` has it. */
  value: model.json(),
  /** Counts changes, so that of two people who change the same group the second is told. */
  version: model.number(),
})
