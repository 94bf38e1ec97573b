import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Sections of Medusa's own in a page of its admin: the place of each, or that nobody sees it. */
type Places = Record<string, number | "hidden">

/** Our own sections have no place of their own, which counts as 0. */
const FIRST = -1
const FOR_DEVELOPERS: Places = {
  MetadataSection: "hidden",
  JsonViewSection: "hidden",
  RequiredPermissionsSection: "hidden",
}

const PAGES: Record<string, Places> = {
  sidebar: { Searchbar: FIRST - 2, "nav:/today": FIRST - 1, "nav:/plan": FIRST },
  "customer.list": { CustomerListTable: 1 },
  // Ours are shown instead: they know rentals, invoices and units.
  "order.list": { OrderListTable: "hidden" },
  "product.list": { ProductListTable: "hidden" },
  "order.details": {
    ...{ OrderGeneralSection: FIRST, OrderCustomerSection: FIRST },
    ...{ OrderSummarySection: 1, OrderPaymentSection: 2, OrderFulfillmentSection: 3, OrderActivitySection: 4 },
    ...FOR_DEVELOPERS,
  },
  "product.details": {
    ProductGeneralSection: FIRST,
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

interface Layouts {
  getSystemDefaultLayoutConfiguration(zone: string): Promise<object | null>
  setSystemDefaultLayoutConfiguration(zone: string, configuration: { widgets: object }): Promise<object>
}

/**
 * Puts what staff need every day above what Medusa shows besides, and hides what is for developers. Only where nobody has
 * arranged the page for everybody yet; each person may arrange it again.
 */
export async function ensureStaffPages(scope: MedusaContainer): Promise<void> {
  const layouts = scope.resolve<Layouts>(Modules.SETTINGS)
  for (const [zone, places] of Object.entries(PAGES)) {
    if (await layouts.getSystemDefaultLayoutConfiguration(zone)) continue
    const widgets = Object.entries(places).map(([section, place]) => [
      `core:${section}`,
      place === "hidden" ? { hidden: true } : { order: place },
    ])
    await layouts.setSystemDefaultLayoutConfiguration(zone, { widgets: Object.fromEntries(widgets) })
  }
}
