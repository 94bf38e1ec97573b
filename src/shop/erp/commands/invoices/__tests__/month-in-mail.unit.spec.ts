import { describe, expect, it } from "vitest"
import { today } from "#platform/clock"
import { orderInstalmentsToCome } from "#shop/orders/queries/billing/order-accounts"
import type { OrderRecord } from "#shop/orders/queries/order-record"
import { changeOf, orderOf, period, rent } from "../../../queries/mirror/__tests__/order-for-erp"
import { monthOf } from "../invoice-mail-data"

const line = rent({ days: 78 })
const long = { ...line, rental: line.rental && { ...line.rental, period: period("2099-03-01", "2099-05-31") } }
const other = { ...long, id: "ordli_other" }
const fee = (amount: number) => changeOf({ kind: "cancellation", orderLineId: long.id, fee: amount, percent: 50 })

/** The order with what is billed of it today, as often as it is asked. */
function billedNow(order: OrderRecord): OrderRecord {
  const billed = order.monthly?.instalments ?? []
  const due = orderInstalmentsToCome(order, today()).filter(({ day }) => day <= today())
  const kept = due.map((each, index) => {
    const number = billed.length + index + 1
    return { ...each, id: `oinst_${number}`, number }
  })
  return { ...order, monthly: { instalments: [...billed, ...kept] } }
}
const ofTwo = billedNow({ ...orderOf([long, other]), monthly: { instalments: [] } })
const ofOne = billedNow({ ...orderOf([long]), monthly: { instalments: [] } })

describe("the mail about an instalment", () => {
  it("says for which days it is and when the next one comes", () =>
    expect(monthOf(ofOne, "oinst_1")).toEqual({
      period: period("2099-03-01", "2099-03-31"),
      next_day: "2099-04-01",
    }))

  it.each([
    ["takes the place of what was billed too much", ofOne, 0],
    ["is of a fee, though another rental goes on", ofTwo, 2_000_000],
  ])("speaks of no days and no next one where it %s", (_case, order, amount) => {
    const cancelled = billedNow({ ...order, changes: [fee(amount)] })
    expect(monthOf(cancelled, "oinst_2")).toBeNull()
  })
})
