import type { OrderErrand } from "#area/fleet"
import { TO_SEND } from "#area/orders"
import type { CalendarDay } from "#kernel/calendar-day"
import type { Errand } from "#shop/fleet/rules/staff-day"
import { type OrderFilter, WAITS, type Wait } from "../../rules/order-filters"

const mirrored = (states: string) => `select order_id from erp_mirror where state ${states} and deleted_at is null`

/** Ids of the orders that wait, by what for. */
const WAITING: Record<Wait, string> = {
  invoice: mirrored("not in ('done', 'credit', 'parked')"),
  correction: mirrored("= 'parked'"),
  credit: mirrored("= 'credit'"),
  inspection: `
    select r.order_id from rental_inspection i join rental_reservation r on r.id = i.reservation_id
      join rental_unit u on u.id = i.unit_id and u.deleted_at is null
     where i.inspected_at is null and r.order_id is not null`,
  deposit: `
    select r.order_id
      from order_shipping_method method
      join rental_reservation r on r.order_line_id = method.data->>'line' and r.status = 'returned' and r.deleted_at is null
       and r.swapped_out_of is null
     where (method.data->>'is_refundable')::boolean and method.amount > 0 and method.deleted_at is null
       and r.order_id is not null
       and not exists (select from rental_change c
                        where c.reservation_id = r.id and c.kind = 'refund' and c.deleted_at is null)`,
}

/** What an order waits for, as a list. */
export const WAITS_OF = `array_remove(array[${WAITS.map(
  (wait) => `case when o.id in (${WAITING[wait]}) then '${wait}' end`,
).join(", ")}], null)`

/** Whether `o` is billed by the month, and months of it have no invoice yet. */
export const BILLED_FURTHER = `exists (select from order_billing plan
  where plan.order_id = o.id and (plan.next_on is not null or o.id in (${WAITING.invoice})))`

const UNPAID = "select order_id from erp_invoice where state in ('open', 'partial') and deleted_at is null"

/** The condition on `o` of each filter, with the values of `errandBindings`. */
export const CONDITIONS: Record<OrderFilter, string> = {
  all: "true",
  out: "o.id = any(:out)",
  back: "o.id = any(:back)",
  late: "o.id = any(:late)",
  missed: "o.id = any(:missed)",
  send: `o.id in (${TO_SEND})`,
  unpaid: `o.id in (${UNPAID})`,
  unpaid_late: `o.id in (${UNPAID} and due_date < :today)`,
  ...(Object.fromEntries(WAITS.map((wait) => [`waits_${wait}`, `o.id in (${WAITING[wait]})`])) as Record<
    `waits_${Wait}`,
    string
  >),
}

/** How many of `o` filters show, by filter. */
export const countsOf = (filters: readonly OrderFilter[]) =>
  `jsonb_build_object(${filters.map((filter) => `'${filter}', count(*) filter (where ${CONDITIONS[filter]})`).join(", ")})`

export type ErrandBindings = ReturnType<typeof errandBindings>

export function errandBindings(errands: readonly OrderErrand[], today: CalendarDay) {
  const orders = (...kinds: Errand[]) => [
    ...new Set(errands.filter(({ errand }) => kinds.includes(errand)).map(({ orderId }) => orderId)),
  ]
  return {
    out: orders("pickup", "dispatch"),
    back: orders("return"),
    late: orders("overdue"),
    missed: orders("missed"),
    today,
  }
}
