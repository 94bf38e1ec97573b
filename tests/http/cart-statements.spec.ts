import { beforeAll, expect, it } from "vitest"
import { demoDeliveryTypes, demoProduct, newCartToken } from "../harness"
import { transactionsDuring, writeDownStatements } from "../harness/transactions"
import { add } from "./cart-support"

beforeAll(writeDownStatements)

/** Statements of the transaction that puts a rental of the week into the cart. */
async function adding(cart: string, day: string): Promise<string[]> {
  const { id } = await demoProduct("blk-3d")
  const wish = { cart, rentalstartdate: day, rentalenddate: day, delivery: (await demoDeliveryTypes()).pickup.id }
  const put = async () => {
    const answer = await add("rental", id, wish)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  const [statements, ...others] = await transactionsDuring(put, /insert into "cart_line_item"/)
  expect(others).toEqual([])
  return statements
}

it("puts a rental into a new cart in 4 statements, and another one in 2", async () => {
  const cart = newCartToken()
  const first = await adding(cart, "2027-08-03")
  expect(first.length, first.join("\n")).toBe(4)
  const second = await adding(cart, "2027-08-10")
  expect(second.length, second.join("\n")).toBe(2)
})
