import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Env } from "../config/env"
import { settings as constants } from "../config/settings"
import type { PageData, ShopInfo } from "../contract"
import type { ShopSettings } from "../contract/shop-settings"
import { bookingHorizon } from "../domain/calendar-rules"
import { phoneHref } from "../domain/phone-href"
import { today } from "../lib/clock"
import { totalsRates } from "../queries/cart/totals-rates"
import { catalogueSnapshot } from "../queries/catalogue"
import {
  changesOf,
  contentOf,
  deliveryTypesOf,
  detailOf,
  detailsOf,
  filteredListOf,
  listOf,
  rentalListOf,
} from "../queries/catalogue/answers"
import { movedProduct } from "../queries/catalogue/former-address"
import { searchProducts } from "../queries/catalogue/search/search"
import { eventsSnapshot } from "../queries/events/snapshot"
import { shopSettings } from "../queries/settings"
import { siteSnapshot } from "../queries/site"

function shopInfo(
  { company, page, sales, rental }: ShopSettings,
  { isDemo, publicUrl, zefix, tagManager }: Env,
): ShopInfo {
  const day = today()
  const { name, address, postalcode, city, phone, mail } = company
  return {
    name,
    address,
    postalcode,
    city,
    phone,
    phoneHref: phoneHref(phone),
    mail,
    ...page,
    sampleNote: isDemo ? page.sampleNote : "",
    videoHost: constants.videoHost,
    isDemo,
    publicUrl,
    hasCompanySearch: zefix !== undefined,
    tagManager: tagManager ?? null,
    rates: totalsRates(sales),
    today: day,
    bookingHorizon: bookingHorizon(day, rental.horizonMonths),
  }
}

/** What pages read while they are rendered, from the catalogue in memory: the same answers as over the wire. */
export function pageDataOf(container: MedusaContainer, env: Env): PageData {
  const catalogue = () => catalogueSnapshot(container)
  const site = () => siteSnapshot(container)
  return {
    shopInfo: async () => shopInfo(await shopSettings(container), env),
    rentalList: async (purposeId) => rentalListOf(await catalogue(), purposeId) ?? null,
    productList: async (kind) => listOf(await catalogue(), kind),
    goodsList: async (kind, filter) => filteredListOf(await catalogue(), kind, filter) ?? [],
    search: async (query) => (await searchProducts(await catalogue(), query, {})).items,
    productDetail: async (kind, slug) => detailOf(await catalogue(), kind, slug) ?? null,
    movedProduct: async (path) =>
      movedProduct(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), await catalogue(), path),
    purposes: async () => [...(await catalogue()).purposes],
    deliveryTypes: async () => deliveryTypesOf(await catalogue()),
    educationList: async () => detailsOf(await catalogue(), "education"),
    references: async () => [...(await site()).references],
    employees: async () => [...(await site()).employees],
    testimonials: async () => [...(await site()).testimonials],
    events: async () => [...(await eventsSnapshot(container)).cards],
    eventDetail: async (slug) => (await eventsSnapshot(container)).bySlug.get(slug) ?? null,
    content: async (key) => contentOf(await catalogue(), key) ?? null,
    changes: async () => changesOf(await catalogue()),
  }
}
