import type { RentalChange } from "#area/rental"
import { addDays, type CalendarDay, type Period } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { besideCharges, chargedFor } from "#shop/lines/rules/charges"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { sumOfServices } from "#shop/rental/rules/service-price"
import { cancelledLineIds, owedChanges, remainingCharges } from "../../rules/amended-totals"
import type { Billable } from "../../rules/billing/billable"
import { billingMonths } from "../../rules/billing/billing-months"
import {
  type Account,
  type Instalment,
  instalmentsToCome,
  standing,
  totalOfAccount,
} from "../../rules/billing/instalments"
import type { OrderRecord } from "../order-record"
import { lineChanges, orderedCharges } from "../order-totals"
import { isRentalLine } from "../rental-status"
import type { BilledInstalment } from "./order-billing"

export interface OrderAccount extends Account {
  /** The extension; null for the order itself. */
  changeId: string | null
  /** So far, oldest first. */
  billed: BilledInstalment[]
}

/** What of an order is billed by itself: what was ordered with what is owed for cancellations, and each extension. */
export function accountsOf(order: OrderRecord): OrderAccount[] {
  const extensions = order.changes.filter(({ kind, fee }) => kind === "extension" && fee > 0)
  return [orderAccount(order), ...extensions.map((change) => extensionAccount(order, change))]
}

/** What is still to be billed of an order that is billed by the month, the next first. */
export function orderInstalmentsToCome(
  order: OrderRecord,
  today: CalendarDay,
): (Instalment & Pick<OrderAccount, "changeId">)[] {
  if (order.is_cancelled) return []
  return accountsOf(order)
    .flatMap((account) =>
      instalmentsToCome(account, account.billed, today).map((each) => ({ ...each, changeId: account.changeId })),
    )
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
}

/** When the next invoice comes; null if none does. */
export const nextInstalmentDay = (order: OrderRecord, today: CalendarDay): CalendarDay | null =>
  orderInstalmentsToCome(order, today).find(({ day }) => day > today)?.day ?? null

/** What of the order's total isn't billed yet: nothing where all is billed at once. */
export const totalToCome = (order: OrderRecord): Rappen =>
  order.monthly
    ? accountsOf(order).reduce((sum, account) => {
        const billed = standing(account.billed).reduce((total, each) => total + each.total, 0)
        return sum + totalOfAccount(account) - billed
      }, 0)
    : 0

const billedOf = ({ monthly }: OrderRecord, changeId: string | null) =>
  (monthly?.instalments ?? []).filter((each) => each.changeId === changeId)

function orderAccount(order: OrderRecord): OrderAccount {
  const { lines, rates } = order
  const owed = owedChanges(lineChanges(order))
  const gone = cancelledLineIds(lines, owed)
  const charges = remainingCharges(orderedCharges(order), owed, rates)
  const periods = lines.filter(isRentalLine).map(({ rental }) => rental.period)
  const whole = periods.reduce((one, other) => ({
    start: one.start < other.start ? one.start : other.start,
    end: one.end > other.end ? one.end : other.end,
  }))
  const taxed = { vatPermille: rates.vatPermille, isRefundable: false, spread: null }
  const billables: Billable[] = [
    ...lines.filter(({ id }) => !gone.has(id)).flatMap((line) => lineBillables(line, taxed)),
    ...owed
      .filter(({ kind }) => kind === "cancellation")
      .map(({ lineId, fee }) => ({
        ...taxed,
        key: `cancellation:${lineId}`,
        code: "cancellation" as const,
        lineId,
        amount: fee,
      })),
    { ...taxed, key: "shipping", code: "shipping", lineId: null, amount: chargedFor("shipping", charges) },
    ...besideCharges(charges).map((charge) => ({
      ...charge,
      key: `${charge.code}:${charge.lineId ?? ""}`,
      spread: null,
    })),
  ]
  return {
    changeId: null,
    billables: order.is_cancelled ? [] : billables.filter(({ amount }) => amount !== 0),
    months: billingMonths(whole),
    isAtOnce: true,
    rates,
    billed: billedOf(order, null),
  }
}

type Taxed = Pick<Billable, "vatPermille" | "isRefundable" | "spread">

function lineBillables({ id: lineId, total, rental }: ShopLine, taxed: Taxed): Billable[] {
  if (rental === null) return [{ ...taxed, key: `pieces:${lineId}`, code: "pieces", lineId, amount: total }]
  const { delivery, services, period } = rental
  const rent = total - delivery.price - sumOfServices(services)
  return [
    { ...taxed, key: `rent:${lineId}`, code: "rent", lineId, amount: rent, spread: period },
    { ...taxed, key: `delivery:${lineId}`, code: "delivery", lineId, amount: delivery.price },
    ...services.map(({ per, price }, index) => ({
      ...taxed,
      key: `service:${lineId}:${index}`,
      code: "service" as const,
      lineId,
      amount: price,
      spread: per === "rental" ? null : period,
    })),
  ]
}

/** Its price by the days that it adds; what was waived, or went with the rental, is nothing. */
function extensionAccount(order: OrderRecord, change: RentalChange): OrderAccount {
  const { rates } = order
  const { period_before: before, period_after: after, services = [] } = change.details
  const period: Period = { start: addDays(before.end, 1), end: after?.end ?? addDays(before.end, 1) }
  const owed = owedChanges(lineChanges(order))
  const isOwed = owed.some(({ id, fee }) => id === change.id && fee > 0)
  const isGone = cancelledLineIds(order.lines, owed).has(change.orderLineId)
  const amounts = [change.fee - sumOfServices(services), ...services.map(({ price }) => price)]
  const billables = amounts.map((amount, index) => ({
    key: `extension:${change.id}:${index}`,
    code: "extension" as const,
    lineId: change.orderLineId,
    amount,
    vatPermille: rates.vatPermille,
    isRefundable: false,
    spread: period,
  }))
  return {
    changeId: change.id,
    billables: isOwed && !isGone && !order.is_cancelled ? billables.filter(({ amount }) => amount !== 0) : [],
    months: billingMonths(period),
    isAtOnce: false,
    rates,
    billed: billedOf(order, change.id),
  }
}
