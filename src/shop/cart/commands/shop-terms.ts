import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type CatalogueSnapshot, catalogueSnapshot } from "#area/catalogue"
import { shopSettings } from "#area/settings"

import type { ShopSettings } from "#shop/settings/wire/shop-settings"
import { type CommerceFacts, commerceFacts } from "../queries/commerce-facts"
import type { VatTerms } from "../rules/vat-lines"

/** What a line is made of. */
export interface ShopTerms {
  catalogue: CatalogueSnapshot
  commerce: CommerceFacts
  settings: ShopSettings
  vat: VatTerms
}

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
