import { expect } from "vitest"
import type { StaffCart } from "#shop/cart/wire/staff-cart"
import type { StaffDiscounts } from "#shop/special-prices/wire/staff-discounts"
import { type SignedInCustomer, sql, staff } from "../harness"

export const customerIdOf = async ({ email }: Pick<SignedInCustomer, "email">): Promise<string> => {
  const [{ customer_id }] = await sql<{ customer_id: string }>(
    "select customer_id from session_account where email = $1",
    email,
  )
  return customer_id
}

export const TEN_PERCENT = {
  kind: null,
  product_id: null,
  permille: 100,
  valid_from: null,
  valid_until: null,
  reason: "Rahmenvertrag 2026",
}

/** What staff do about the prices of a customer. */
export async function pricesOf(customer: Pick<SignedInCustomer, "email">) {
  const desk = await staff()
  const id = await customerIdOf(customer)
  const list = `/admin/customers/${id}/discounts`
  const carts = `/admin/customers/${id}/cart`
  const cart = () => desk<StaffCart>("GET", carts)
  return {
    id,
    desk,
    discounts: async () => (await desk<StaffDiscounts>("GET", list)).body.discounts,
    give: (body: object) => desk("POST", list, { ...TEN_PERCENT, ...body }),
    change: (discount: string, body: object) => desk("POST", `${list}/${discount}`, { ...TEN_PERCENT, ...body }),
    take: (discount: string) => desk("DELETE", `${list}/${discount}`),
    cart,
    /** Of the line as it is now, unless `body` says which. */
    setPrice: async (line: string, body: object) => {
      const shown = (await cart()).body.lines.find((one) => one.id === line)
      const version = shown?.version ?? "of a line that isn't shown"
      return desk("POST", `${carts}/lines/${line}`, { version, ...body })
    },
    endPrice: (line: string) => desk("DELETE", `${carts}/lines/${line}`),
  }
}

/** Gives a customer a discount and checks that it is taken. */
export async function discounted(customer: Pick<SignedInCustomer, "email">, body: object = {}): Promise<void> {
  const answer = await (await pricesOf(customer)).give(body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
}
