import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type CatalogueSnapshot, catalogueSnapshot } from "#area/catalogue"
import { shopSettings } from "#area/settings"
import { discountFor } from "#area/special-prices"

import type { ShopSettings } from "#shop/settings/wire/shop-settings"
import type { DiscountOf } from "#shop/special-prices/rules/discount"
import { type CommerceFacts, commerceFacts } from "../queries/commerce-facts"
import type { VatTerms } from "../rules/vat-lines"

/** What a line is made of. */
export interface ShopTerms {
  catalogue: CatalogueSnapshot
  commerce: CommerceFacts
  settings: ShopSettings
  vat: VatTerms
}

/** The same for whoever's cart it is. */
export interface CustomerTerms extends ShopTerms {
  discountOf: DiscountOf
}

/** One statement, in the transaction of the cart whose owner is known by then. */
export const termsFor = async (db: Knex, shop: ShopTerms, customerId: string | null): Promise<CustomerTerms> => ({
  ...shop,
  discountOf: await discountFor(db, customerId),
})

/** As they are now; to be read before a transaction, inside which nothing may wait for another connection. */
export async function shopTerms(scope: MedusaContainer): Promise<ShopTerms> {
  const [catalogue, commerce, settings] = await Promise.all([
    catalogueSnapshot(scope),
    commerceFacts(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)),
    shopSettings(scope),
  ])
  const vat = { taxRateId: commerce.taxRateId, vatPermille: settings.sales.vatPermille }
  return { catalogue, commerce, settings, vat }
}
