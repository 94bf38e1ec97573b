import { expect } from "vitest"
import { api, demoDeliveryTypes, newCartToken } from "../harness"

export interface Period {
  rentalstartdate: string
  rentalenddate: string
}

/** A cart with one picked-up rental; nothing is held by it. */
export async function rentalCart(productId: string, period: Period): Promise<string> {
  const cart = newCartToken()
  const { pickup } = await demoDeliveryTypes()
  const answer = await api("POST", `/cart/rental/${productId}/`, {
    body: { cart, product: productId, quantity: 1, ...period, delivery: pickup.id, productservice: null },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return cart
}

/** Tuesday to Thursday of distinct weeks far ahead, where the demo has no reservations and no holidays; 0 to 45. */
export function farPeriod(week: number): Period {
  const day = (date: number) => new Date(Date.UTC(2027, 5, date + 7 * week)).toISOString().slice(0, 10)
  return { rentalstartdate: day(8), rentalenddate: day(10) }
}
