import { sql } from "../harness"

export interface StaffCall {
  /** As the folder of the route is called. */
  route: string
  call: string
}

const MONTHS = "from=2025-12&to=2026-11"
const TWO_YEARS = "from=2024-12&to=2026-11"
const YEAR = "from=2025-11-25&to=2026-11-24"

/** What a call is about, and how to find one: `[id]` of the route is replaced by it. */
const SUBJECTS = {
  order: `select id from "order" order by created_at limit 1`,
  customer: "select id from customer where email like 'kundin-%' order by created_at limit 1",
  rental: "select product_id as id from rental_product order by product_id limit 1",
  event: "select id from event where deleted_at is null order by day limit 1",
  // The newest day of the first unit, once the shop is busy; else the one order's.
  reservation: `select id from rental_reservation where order_id is not null and status = 'reserved'
    order by (id like 'rres_busy%') desc, start_day desc limit 1`,
  unit: "select id from rental_unit order by serial_number limit 1",
  hold: "select coalesce((select id from staff_hold limit 1), 'shold_none') as id",
  webhook: "select id from webhook_endpoint order by id limit 1",
  member: "select customer_id as id from company_member order by customer_id limit 1",
  none: "select '' as id",
} as const

/** What staff's pages ask for. */
const CALLS: [route: string, subject: keyof typeof SUBJECTS, queries?: string[]][] = [
  ["/admin/rental/today", "none"],
  ["/admin/rental/open-parts", "none"],
  ["/admin/rental/products/[id]/parts", "rental"],
  ["/admin/rental/plan", "none", ["?from=2026-11-23&to=2026-12-20", "?from=2026-06-01&to=2026-08-01"]],
  ["/admin/rental/orders/[id]", "order"],
  ["/admin/rental/products/[id]", "rental"],
  ["/admin/rental/reservations/[id]", "reservation"],
  ["/admin/rental/reservations/[id]/together", "reservation"],
  ["/admin/rental/reservations/[id]/swap", "reservation"],
  ["/admin/rental/reservations/[id]/cancellation", "reservation"],
  ["/admin/rental/reservations/[id]/extension", "reservation"],
  ["/admin/rental/reservations/[id]/dates", "reservation", ["", "?from=2026-12-14&to=2026-12-18"]],
  ["/admin/rental/calendar-feed", "none"],
  ["/admin/rental/closed-days", "none"],
  ["/admin/rental/terms", "none"],
  ["/admin/rental/reports", "none", [`?${MONTHS}`, `?${TWO_YEARS}`]],
  ["/admin/rental/overview", "none"],
  ["/admin/vitals", "none"],
  ["/admin/rental/units/[id]/upkeep", "unit"],
  ["/admin/shop-settings", "none"],
  ["/admin/own-role", "none"],
  ["/admin/own-factor", "none"],
  ["/admin/team", "none"],
  ["/admin/shop/products", "none", ["?q=rtc"]],
  ["/admin/shop/products/[id]", "rental"],
  ["/admin/shop/products/[id]/stock", "rental"],
  ["/admin/content", "none"],
  ["/admin/content/[key]", "none"],
  ["/admin/content/[key]/versions", "none"],
  ["/admin/events", "none", ["", "?when=past"]],
  ["/admin/events/[id]", "event"],
  ["/admin/events/[id]/registrations", "event", ["", "?q=nach%207"]],
  ["/admin/people", "none"],
  ["/admin/erp", "none", ["", "?filter=done", "?filter=done&q=muster&offset=9000"]],
  ["/admin/erp/quotes", "none"],
  ["/admin/erp/comparison", "none", ["", `?${YEAR}`]],
  ["/admin/erp/link", "none"],
  ["/admin/orders/[id]/office", "order"],
  ["/admin/orders/[id]/standing", "order"],
  ["/admin/orders/[id]/letters", "order"],
  ["/admin/orders/[id]/letters/new", "order"],
  ["/admin/letter-templates", "none"],
  ["/admin/customers/[id]/account", "customer"],
  ["/admin/customers/[id]/impersonations", "customer"],
  ["/admin/customers/[id]/cart", "customer"],
  ["/admin/customers/[id]/erasure", "customer"],
  ["/admin/customers/[id]/company", "customer"],
  ["/admin/customers/[id]/discounts", "customer"],
  ["/admin/customers/[id]/company/discounts", "member"],
  ["/admin/new-order", "none", ["", "?from=2026-12-01&days=42"]],
  ["/admin/new-order/holds", "none"],
  ["/admin/new-order/holds/[id]", "hold"],
  ["/admin/new-order/replaced/[id]", "reservation"],
  ["/admin/new-order/goods", "none", ["?q=kabel"]],
  ["/admin/customer-list", "none", ["", "?filter=waiting", "?q=holzbau", "?q=CHE-1"]],
  ["/admin/customer-search", "none", ["?q=holzbau", "?q=CHE-1"]],
  [
    "/admin/order-list",
    "none",
    [
      "",
      "?filter=unpaid&offset=5000",
      "?filter=late",
      "?q=W-1042",
      "?q=holzbau",
      "?q=BUSY-17",
      "?q=071%20555%2077%2077",
    ],
  ],
  ["/admin/order-views", "none"],
  ["/admin/dispatches", "none"],
  ["/admin/quotes", "none", ["", "?filter=expired&q=holzbau&offset=25"]],
  ["/admin/product-list", "none", ["", "?q=rtc", "?filter=none_left&kind=rental"]],
  ["/admin/search", "none", ["?q=holzbau", "?q=W-1042&limit=3"]],
  ["/admin/impersonations", "none"],
  ["/admin/machine-accesses", "none"],
  ["/admin/webhooks", "none"],
  ["/admin/webhooks/[id]/deliveries", "webhook", ["", "?state=waiting", "?offset=20000"]],
  ["/admin/wait-list", "none", ["", "?state=offered&limit=1"]],
  ["/admin/audit", "none", ["", `?${YEAR}&q=repar&offset=5000`, "?subject_id=order_1"]],
]

/** Files that staff save, whose length is what they hold, and what one file or one company alone can answer. */
export const NOT_PAGES = new Set([
  "/admin/files/[id]",
  "/admin/rental/protocols/[id]/pdf",
  "/admin/rental/units/[id]/label",
  "/admin/rental/products/[id]/labels",
  "/admin/rental/pick-list",
  "/admin/orders/[id]/parcel-label",
  "/admin/orders/[id]/documents/[kind]/[document]",
  "/admin/rental/reports/[table]",
  "/admin/events/[id]/attendance",
  "/admin/events/[id]/registrations/csv",
  "/admin/content/[key]/versions/[version]",
  "/admin/wait-list/csv",
  "/admin/order-list/csv",
  "/admin/product-list/csv",
])

export const MEASURED_ROUTES = new Set(CALLS.map(([route]) => route))

/** At least one call of each route. */
export async function staffCalls(): Promise<StaffCall[]> {
  const calls: StaffCall[] = []
  for (const [route, subject, queries = [""]] of CALLS) {
    const [{ id }] = await sql<{ id: string }>(SUBJECTS[subject])
    const path = route.replace("[id]", id).replace("[key]", "faq")
    for (const query of queries) calls.push({ route, call: path + query })
  }
  return calls
}
