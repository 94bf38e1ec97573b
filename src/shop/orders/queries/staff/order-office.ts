import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { chargeTitle, displayName, displayQuantity } from "#area/lines"
import { percentOf } from "#kernel/format-percent"
import { today } from "#platform/clock"
import { notFound } from "#platform/refusal"
import { staffName } from "#platform/sql/names"
import { LINE_CATEGORIES } from "#shop/catalogue/rules/line-categories"
import { sumOf } from "#shop/lines/rules/charges"
import { byTitle } from "#shop/lines/rules/charges-by-title"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { listTotalOf } from "#shop/lines/rules/special-price"
import type { OrderTotals } from "#shop/lines/rules/totals"
import { textsFor } from "#texts/texts"
import { heldFor } from "../../rules/amended-totals"
import type {
  StaffDeposit,
  StaffMonthlyBilling,
  StaffOrderLine,
  StaffOrderMail,
  StaffOrderNote,
  StaffOrderOffice,
  StaffOrderTotals,
} from "../../wire/staff-orders"
import { monthlyBarOf } from "../billing/monthly-bar-of"
import { monthlyWire } from "../billing/monthly-wire"
import { type AskFacts, type ErpFacts, isPaid, openOfDeposit } from "../erp-facts"
import { type OrderRecord, orderRecords } from "../order-record"
import { amendedOrderTotals, orderTotals } from "../order-totals"

const texts = textsFor("shop")

/**
 * An order as the office looks at it, but for its documents in the accounts: lines by kind, mails and notes. Ten statements.
 * @throws Refusal 404
 */
export async function orderOffice(
  db: Knex,
  orderId: string,
  askFacts: AskFacts,
): Promise<Omit<StaffOrderOffice, "documents">> {
  const [order] = await orderRecords(db, { id: orderId })
  if (!order) throw notFound()
  const [mails, notes, facts] = await Promise.all([mailsOf(db, order), notesOf(db, orderId), askFacts(db, [orderId])])
  return {
    shop_number: order.shop_number,
    groups: groupsOf(order),
    totals: totalsForStaff(orderTotals(order)),
    vat_percent: percentOf(order.rates.vatPermille),
    amended: order.changes.length > 0 ? totalsForStaff(amendedOrderTotals(order)) : null,
    dispatches: order.dispatches,
    deposits: depositsOf(order, facts.get(orderId)),
    monthly: monthlyOf(order, facts.get(orderId)),
    mails,
    notes,
  }
}

const monthlyOf = (order: OrderRecord, facts: ErpFacts | undefined): StaffMonthlyBilling => ({
  billing: monthlyWire(order, facts, today()),
  may_start: !order.monthly && !order.is_cancelled && monthlyBarOf(order, facts) === null,
})

const depositsOf = (order: OrderRecord, facts: ErpFacts | undefined): StaffDeposit[] => {
  const open = openOfDeposit({ open: facts?.open ?? null, isPaid: isPaid(order, facts) })
  return order.rentals.flatMap(({ id, orderLineId, state }) => {
    const line = order.lines.find((each) => each.id === orderLineId)
    const held = sumOf(heldFor(orderTotals(order).charges, orderLineId))
    if (!line || held === 0 || state === "cancelled") return []
    const refund = order.changes.find(({ kind, reservationId }) => kind === "refund" && reservationId === id)
    const refunded = refund?.details.refunded ?? null
    const isDue = state === "returned" && !refund
    return [{ reservation_id: id, name: displayName(line), held, refunded, is_due: isDue, open }]
  })
}

const totalsForStaff = ({ charges, ...sums }: OrderTotals): StaffOrderTotals => ({
  ...sums,
  charges: byTitle(charges).map(({ code, amount, isRefundable }) => ({
    code,
    title: chargeTitle(code, texts),
    amount,
    isRefundable,
  })),
})

const groupsOf = (order: OrderRecord) =>
  LINE_CATEGORIES.flatMap((category) => {
    const lines = order.lines.filter((line) => line.category === category)
    return lines.length === 0 ? [] : [{ category, lines: lines.map((line) => lineOf(order, line)) }]
  })

function lineOf({ rentals }: OrderRecord, line: ShopLine): StaffOrderLine {
  const reserved = rentals.find(({ orderLineId }) => orderLineId === line.id)
  const period = line.rental?.period
  return {
    id: line.id,
    product_id: line.productId,
    name: displayName(line),
    quantity: displayQuantity(line, texts),
    total: line.total,
    list_total: listTotalOf(line),
    price_reason: line.special?.set?.reason ?? null,
    is_companion: line.companionOf !== null,
    rental: period ? { starts_on: period.start, ends_on: period.end, state: reserved?.state ?? null } : null,
  }
}

const MAIL_STATES = { success: "sent", pending: "waiting", failure: "failed" } as const

interface MailRow extends Omit<StaffOrderMail, "state" | "at"> {
  status: keyof typeof MAIL_STATES
  created_at: Date
}

/** By the customer, for which there is an index, and then by the order. */
async function mailsOf(db: Knex, { id, customer_id }: OrderRecord): Promise<StaffOrderMail[]> {
  const { rows } = await db.raw<{ rows: MailRow[] }>(
    `select id, template, "to", status, created_at from notification
      where receiver_id = ? and resource_type = 'order' and resource_id = ? and channel = 'email' and deleted_at is null
      order by created_at desc, id desc limit 100`,
    [customer_id, id],
  )
  return rows.map(({ status, created_at, ...mail }) => ({
    ...mail,
    state: MAIL_STATES[status],
    at: created_at.toISOString(),
  }))
}

async function notesOf(db: Knex, orderId: string): Promise<StaffOrderNote[]> {
  const { rows } = await db.raw<{ rows: StaffOrderNote[] }>(
    `select note.id, ${staffName("staff", "note.staff_id")} as by, note.created_at as at, note.text
       from order_note note left join "user" staff on staff.id = note.staff_id
      where note.order_id = ? and note.deleted_at is null
      order by note.created_at desc, note.id desc`,
    [orderId],
  )
  return rows
}
