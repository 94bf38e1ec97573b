import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type OrderErrand, orderErrands } from "#area/fleet"
import { changedOrders, type OrderStanding } from "#area/orders"
import type { CalendarDay } from "#kernel/calendar-day"
import { rappenFromFrancs } from "#kernel/money"
import { today } from "#platform/clock"
import { notFound } from "#platform/refusal"
import { invoiceStanding, unpaidInvoices } from "../../rules/invoice-standing"
import { ORDER_FILTERS, type OrderFilter } from "../../rules/order-filters"
import { rentalStanding } from "../../rules/rental-standing"
import type {
  OrderListFilter,
  OrderListQuery,
  StaffListedOrder,
  StaffListedRental,
  StaffOrderList,
} from "../../wire/staff-order-list"
import { foundOrders, type OrderSearch } from "./found-orders"
import { errandBindings } from "./list-filters"
import { type ListedLine, type ListedRow, listedOrders } from "./listed-orders"

/** A page of the orders that words find and a filter shows. Twelve statements at most, however many there are. */
export const orderList = (db: Knex, query: OrderListQuery): Promise<StaffOrderList> => listOf(db, query, ORDER_FILTERS)

/** As above of all orders, without what other filters would show. */
export const ordersFound = (db: Knex, query: Omit<OrderListQuery, "filter" | "starting_after">) =>
  listOf(db, { ...query, filter: "all" }, ["all"])

/** All of them, for a table. */
export async function wholeOrderList(db: Knex, filter: OrderListFilter): Promise<StaffListedOrder[]> {
  const { orders } = await listOf(db, { ...filter, limit: null, offset: 0 }, ["all"])
  return orders
}

/** One of them, as the list shows it. Five statements. @throws Refusal 404 */
export async function listedOrder(db: Knex, id: string): Promise<StaffListedOrder> {
  const day = today()
  const [errands, [row], changed] = await Promise.all([
    orderErrands(db, day),
    listedOrders(db, [id]),
    changedOrders(db, [id]),
  ])
  if (!row) throw notFound()
  return orderOf(row, changed.get(id), new Map(errands.map((errand) => [errand.reservationId, errand])), day)
}

async function listOf<Counted extends OrderFilter>(db: Knex, search: OrderSearch, counted: readonly Counted[]) {
  const day = today()
  const errands = await orderErrands(db, day)
  const { ids, counts } = await foundOrders(db, search, { counted, errands: errandBindings(errands, day) })
  const [rows, changed] = await Promise.all([listedOrders(db, ids), changedOrders(db, ids)])
  const due = new Map(errands.map((errand) => [errand.reservationId, errand]))
  return { today: day, orders: rows.map((row) => orderOf(row, changed.get(row.id), due, day)), counts }
}

function orderOf(
  { lines, invoices, documents, is_captured, is_billed_further, total, ...row }: ListedRow,
  changed: OrderStanding | undefined,
  due: ReadonlyMap<string, OrderErrand>,
  day: CalendarDay,
): StaffListedOrder {
  const isCancelled = changed?.isCancelled ?? row.is_cancelled
  const billed = invoices ?? []
  return {
    ...row,
    documents: documents ?? "",
    rentals: (lines ?? []).flatMap((line) => rentalOf(line, due, day)),
    goods: (lines ?? [])
      .filter(({ period }) => period === null)
      .map((line) => ({ id: line.id, name: nameOf(line), quantity: line.quantity })),
    invoice: invoiceStanding(
      { invoices: billed, isCaptured: is_captured, isCancelled, isBilledFurther: is_billed_further },
      day,
    ),
    invoice_due: unpaidInvoices(billed)[0]?.due_date ?? null,
    total: changed?.total ?? rappenFromFrancs(total),
    is_cancelled: isCancelled,
  }
}

const nameOf = ({ product, choice }: ListedLine) => (choice ? `${product}, ${choice}` : product)

function rentalOf(line: ListedLine, due: ReadonlyMap<string, OrderErrand>, day: CalendarDay): StaffListedRental[] {
  const { period, reservation } = line
  if (period === null) return []
  const errand = (reservation && due.get(reservation.id)) ?? null
  return [
    {
      id: line.id,
      product: nameOf(line),
      starts_on: reservation?.start ?? period.start,
      ends_on: reservation?.end ?? period.end,
      delivery: line.delivery ?? "",
      serial_number: reservation?.serial_number ?? null,
      standing: rentalStanding(
        {
          state: reservation?.state ?? "cancelled",
          end: reservation?.end ?? period.end,
          errand,
          waitsForInspection: reservation?.waits_for_inspection ?? false,
        },
        day,
      ),
      due: errand?.due ?? null,
      endangers: errand?.endangers ?? [],
    },
  ]
}
