import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Env } from "#config/env"
import { settings as constants } from "#config/settings"
import { phoneHref } from "#kernel/phone-href"
import { timeOfDay, today } from "#platform/clock"
import { totalsRates } from "#shop/cart/queries/totals-rates"
import { searchProducts } from "#shop/catalogue/queries/search/search"
import {
  changesOf,
  deliveryTypesOf,
  detailOf,
  detailsOf,
  filteredListOf,
  listOf,
  rentalListOf,
} from "#shop/catalogue/queries/snapshot/answers"
import { movedProduct } from "#shop/catalogue/queries/snapshot/former-address"
import { catalogueSnapshot } from "#shop/catalogue/queries/snapshot/index"
import { arrivalOf } from "#shop/catalogue/rules/arrival"
import { contentOf, textChangesOf } from "#shop/content/queries/site/answers"
import { siteSnapshot } from "#shop/content/queries/site/index"
import { movedEvent } from "#shop/events/queries/former-address"
import { eventsSnapshot } from "#shop/events/queries/snapshot"
import { comingWorkingDays } from "#shop/rental/queries/shop-working-days"
import { bookingHorizon } from "#shop/rental/rules/calendar-rules"
import { shopSettings } from "#shop/settings/queries/shop-settings"
import type { PageData, ShopInfo } from "#wire/page-data"
import { rentalsFor } from "./rentals-for"

async function shopInfo(
  container: MedusaContainer,
  { isDemo, publicUrl, connectCompanyRegister, tagManager }: Env,
): Promise<ShopInfo> {
  const { company, page, sales, rental } = await shopSettings(container)
  const day = today()
  const moment = { today: day, timeOfDay: timeOfDay() }
  const { name, address, postalcode, city, phone, mail } = company
  return {
    name,
    address,
    postalcode,
    city,
    // Read as one, so it stays on one line.
    phone: phone.replaceAll(" ", "\u00a0"),
    phoneHref: phoneHref(phone),
    mail,
    ...page,
    sampleNote: isDemo ? page.sampleNote : "",
    videoHost: constants.videoHost,
    isDemo,
    publicUrl,
    hasCompanySearch: connectCompanyRegister !== null,
    tagManager: tagManager ?? null,
    rates: totalsRates(sales),
    today: day,
    arrival: arrivalOf(moment, rental.dispatchCutOff, await comingWorkingDays(container, day)),
    bookingHorizon: bookingHorizon(day, rental.horizonMonths),
    quoteDays: sales.quoteDays,
    holdMinutes: rental.holdMinutes,
  }
}

/** What pages read while they are rendered, from the catalogue in memory: the same answers as over the wire. */
export function pageDataOf(container: MedusaContainer, env: Env): PageData {
  const db = () => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const catalogue = () => catalogueSnapshot(container)
  const site = () => siteSnapshot(container)
  return {
    shopInfo: () => shopInfo(container, env),
    rentalList: async (purposeId) => rentalListOf(await catalogue(), purposeId) ?? null,
    foundRentals: (period) => rentalsFor(period, container),
    productList: async (kind) => listOf(await catalogue(), kind),
    goodsList: async (kind, filter) => filteredListOf(await catalogue(), kind, filter) ?? [],
    search: async (query) => (await searchProducts(await catalogue(), query, {})).items,
    productDetail: async (kind, slug) => detailOf(await catalogue(), kind, slug) ?? null,
    movedPage: async (path) =>
      (await movedProduct(db(), await catalogue(), path)) ?? movedEvent(db(), await eventsSnapshot(container), path),
    purposes: async () => [...(await catalogue()).purposes],
    deliveryTypes: async () => deliveryTypesOf(await catalogue()),
    educationList: async () => detailsOf(await catalogue(), "education"),
    references: async () => [...(await site()).references],
    employees: async () => [...(await site()).employees],
    testimonials: async () => [...(await site()).testimonials],
    events: async () => [...(await eventsSnapshot(container)).cards],
    eventDetail: async (slug) => (await eventsSnapshot(container)).bySlug.get(slug) ?? null,
    content: async (key) => contentOf(await site(), key) ?? null,
    changes: async () => ({ products: changesOf(await catalogue()), blocks: textChangesOf(await site()) }),
  }
}
