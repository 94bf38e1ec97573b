import { isDeepStrictEqual } from "node:util"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Parts of a page of Medusa's admin: the place of each, with another section where it goes there, or that nobody sees it. */
type Places = Record<string, number | "hidden" | { section: string; order: number }>

/** Our own sections have no place of their own, which counts as 0. */
const FIRST = -1
/** A page below another in the menu, which Medusa calls without saying whose it is. */
const CHILD = "nav-child:"
const FOR_DEVELOPERS: Places = {
  MetadataSection: "hidden",
  JsonViewSection: "hidden",
  RequiredPermissionsSection: "hidden",
}

/** Ours, in this order, then who works here; what the shop stands on is for who sets it up. */
function settingsMenu(): Places {
  const own = ["shop", "rental", "services", "letters", "webhooks", "machines", "team", "audit"]
  const unused = [
    ...["store", "regions", "tax-regions", "return-reasons", "refund-reasons", "sales-channels", "product-types"],
    ...["product-tags", "locations", "publishable-api-keys", "workflows", "users", "search"],
  ]
  return Object.fromEntries([
    ...own.map((page, index) => [`settings-nav:/settings/${page}`, { section: "general", order: index - own.length }]),
    ...unused.map((page) => [`settings-nav:/settings/${page}`, "hidden"]),
  ])
}

const PAGES: Record<string, Places> = {
  sidebar: {
    ...{ Searchbar: FIRST - 2, "nav:/today": FIRST - 1, "nav:/plan": FIRST },
    // What the shop has in another way: special prices, and stock on the product's page.
    ...{ "nav:/inventory": "hidden", "nav:/promotions": "hidden", "nav:/price-lists": "hidden" },
    ...{ [`${CHILD}/products:/collections`]: "hidden", [`${CHILD}/products:/product-options`]: "hidden" },
    [`${CHILD}/customers:/customer-groups`]: "hidden",
  },
  "settings.sidebar": settingsMenu(),
  // Ours are shown instead: they know rentals, invoices and units.
  "order.list": { OrderListTable: "hidden" },
  "product.list": { ProductListTable: "hidden" },
  "customer.list": { CustomerListTable: "hidden" },
  "order.details": {
    // Ours know rentals, invoices and dispatches; what Medusa's could do is closed: decision 153.
    ...{ OrderGeneralSection: "hidden", OrderSummarySection: "hidden", OrderPaymentSection: "hidden" },
    ...{ OrderFulfillmentSection: "hidden", OrderActivitySection: "hidden", OrderCustomerSection: FIRST },
    ...FOR_DEVELOPERS,
  },
  "product.details": {
    ProductGeneralSection: FIRST,
    // What is published is sold.
    ProductSalesChannelSection: "hidden",
    ...{ ProductVariantSection: 1, ProductOptionSection: 2, ProductMediaSection: 3 },
    ...FOR_DEVELOPERS,
  },
  "customer.details": {
    CustomerGeneralSection: FIRST,
    ...{ CustomerOrderSection: 1, CustomerGroupSection: 2 },
    // Ours is shown instead: it knows the country and the rules of the customer's own page.
    CustomerAddressSection: "hidden",
    ...FOR_DEVELOPERS,
  },
  // Its calls are closed: decision 130.
  "profile.details": { ProfileMfaSection: "hidden" },
}

interface Layout {
  configuration: { widgets?: object }
  created_at: Date
  updated_at: Date
}

interface Layouts {
  getSystemDefaultLayoutConfiguration(zone: string): Promise<Layout | null>
  setSystemDefaultLayoutConfiguration(zone: string, configuration: { widgets: object }): Promise<object>
  clearLayoutConfiguration(zone: string, userId: null): Promise<void>
}

/** Both are written with the row, one after the other. */
const UNTOUCHED_MS = 1000

const isUntouched = ({ created_at, updated_at }: Layout): boolean =>
  updated_at.getTime() - created_at.getTime() < UNTOUCHED_MS

/** As Medusa keeps them. */
const widgetsOf = (places: Places): object =>
  Object.fromEntries(
    Object.entries(places).map(([section, place]) => [
      section.startsWith(CHILD) ? section : `core:${section}`,
      place === "hidden" ? { hidden: true } : typeof place === "number" ? { order: place } : place,
    ]),
  )

/**
 * Puts what staff need every day above what Medusa shows besides, and hides what is for developers. Only where nobody has
 * arranged the page for everybody; each person may arrange it again.
 */
export async function ensureStaffPages(scope: MedusaContainer): Promise<void> {
  const layouts = scope.resolve<Layouts>(Modules.SETTINGS)
  for (const [zone, places] of Object.entries(PAGES)) {
    const widgets = widgetsOf(places)
    const stored = await layouts.getSystemDefaultLayoutConfiguration(zone)
    if (stored && (!isUntouched(stored) || isDeepStrictEqual(stored.configuration.widgets, widgets))) continue
    if (stored) await layouts.clearLayoutConfiguration(zone, null)
    await layouts.setSystemDefaultLayoutConfiguration(zone, { widgets })
  }
}
