import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type OrderErrand, orderErrands } from "#area/fleet"
import { changedOrders, type OrderStanding } from "#area/orders"
import type { CalendarDay } from "#kernel/calendar-day"
import { rappenFromFrancs } from "#kernel/money"
import { today } from "#platform/clock"
import { invoiceStanding, unpaidInvoices } from "../../rules/invoice-standing"
import type { OrderFilter } from "../../rules/order-filters"
import { rentalStanding } from "../../rules/rental-standing"
import type {
  OrderListFilter,
  OrderListQuery,
  StaffListedOrder,
  StaffListedRental,
  StaffOrderList,
} from "../../wire/staff-order-list"
import { foundBy } from "./found-orders"
import { CONDITIONS, COUNTS, errandBindings } from "./list-filters"
import { type ListedLine, type ListedRow, listedOrders, ORDERS } from "./listed-orders"

/** A page of the orders that words find and a filter shows. Eleven statements at most, however many there are. */
export async function orderList(db: Knex, query: OrderListQuery): Promise<StaffOrderList> {
  const day = today()
  const errands = await orderErrands(db, day)
  const found = foundBy(query.q)
  const bindings = { ...found.bindings, ...errandBindings(errands, day) }
  const [counted, orders] = await Promise.all([
    db.raw<{ rows: Record<OrderFilter, number>[] }>(`select ${COUNTS.join(", ")} ${ORDERS} and ${found.sql}`, bindings),
    ordersShown(db, query, { errands, day }),
  ])
  return { today: day, orders, counts: counted.rows[0] }
}

/** All of them, for a table. */
export async function wholeOrderList(db: Knex, filter: OrderListFilter): Promise<StaffListedOrder[]> {
  const day = today()
  return ordersShown(db, { ...filter, limit: null, offset: 0 }, { errands: await orderErrands(db, day), day })
}

interface Day {
  errands: readonly OrderErrand[]
  day: CalendarDay
}

async function ordersShown(
  db: Knex,
  { filter, q, limit, offset }: OrderListFilter & { limit: number | null; offset: number },
  { errands, day }: Day,
): Promise<StaffListedOrder[]> {
  const found = foundBy(q)
  const rows = await listedOrders(db, {
    condition: `${found.sql} and ${CONDITIONS[filter]}`,
    bindings: { ...found.bindings, ...errandBindings(errands, day) },
    limit,
    offset,
  })
  const ids = rows.map(({ id }) => id)
  const changed = await changedOrders(db, ids)
  const due = new Map(errands.map((errand) => [errand.reservationId, errand]))
  return rows.map((row) => orderOf(row, changed.get(row.id), due, day))
}

function orderOf(
  { lines, invoices, documents, is_captured, total, ...row }: ListedRow,
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
    invoice: invoiceStanding({ invoices: billed, isCaptured: is_captured, isCancelled }, day),
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
