import type { MedusaContainer } from "@medusajs/framework/types"
import { isOutage } from "#platform/outage"
import { isRefusal } from "#platform/refusal"
import { totalsRates } from "#shop/cart/queries/totals-rates"
import { foundRentals, rentalSearchOf } from "#shop/catalogue/queries/rental-search"
import { catalogueSnapshot } from "#shop/catalogue/queries/snapshot/index"
import type { RentalOffer } from "#shop/catalogue/wire/product"
import { netOfRental } from "#shop/lines/rules/offer-totals"
import { RENTAL_MODULE } from "#shop/rental/data/index"
import type { RentalService } from "#shop/rental/data/types"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { shopSettings } from "#shop/settings/queries/shop-settings"

/** What can be rented in a period, for a page that goes without it where the shop has no delivery or its database is away. */
export async function rentalsFor({ start, end }: RentalPeriod, container: MedusaContainer): Promise<RentalOffer[]> {
  try {
    const [catalogue, settings] = await Promise.all([catalogueSnapshot(container), shopSettings(container)])
    const search = rentalSearchOf(catalogue, { from: start, to: end }, settings.rental)
    if (!search) return []
    const netOf = netOfRental(totalsRates(settings.sales))
    return await foundRentals(catalogue, container.resolve<RentalService>(RENTAL_MODULE), { ...search, netOf })
  } catch (error) {
    if (isRefusal(error) || isOutage(error)) return []
    throw error
  }
}
