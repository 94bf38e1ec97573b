import { beforeAll, describe, expect, it } from "vitest"
import { api, checkoutForm, demoProduct, type SignedInCustomer, signedInCustomer } from "../harness"
import { farPeriod, rentalCart } from "./rental-cart"
import { ownShops } from "./shop"
import { volume } from "./volume"
import { booksOf, expectWholeOrders } from "./whole-orders"

const CHECKOUTS = volume(24, 200)
const CUSTOMERS = volume(4, 20)

describe("a flood of checkouts for the same period", () => {
  const shops = ownShops("flood", 2)
  const customers: SignedInCustomer[] = []
  beforeAll(async () => {
    while (customers.length < CUSTOMERS) customers.push(await signedInCustomer())
  }, 120_000)

  it.each([
    ["icon-icr70", 1, "one process", 1],
    ["blk-2-go", 2, "one process", 1],
    ["icon-icr70", 1, "two processes", 2],
    ["blk-2-go", 2, "two processes", 2],
  ])(
    `gives %s to exactly as many as there are units: %i of ${CHECKOUTS} through %s`,
    async (slug, units, _name, count) => {
      const scanner = await demoProduct(slug)
      const period = farPeriod(count)
      const carts: string[] = []
      for (let index = 0; index < CHECKOUTS; index++) carts.push(await rentalCart(scanner.id, period))
      const before = await booksOf()

      const answers = await Promise.all(
        carts.map((cart, index) => {
          const { token, email } = customers[index % CUSTOMERS]
          const { baseUrl } = shops.processes[index % count]
          return api("POST", `/checkout/${cart}/`, { token, body: checkoutForm(email), baseUrl })
        }),
      )

      const taken = answers.filter((answer) => answer.status < 300)
      const refused = answers.filter((answer) => answer.status === 409)
      expect(taken).toHaveLength(units)
      expect(refused).toHaveLength(CHECKOUTS - units)
      for (const { body } of refused)
        expect(body).toMatchObject({
          reason: "booked",
          alternatives: [period3(), period3(), period3()],
          non_field_errors: [expect.any(String)],
        })
      const after = await booksOf()
      for (const book of Object.keys(before) as (keyof typeof before)[])
        expect(after[book] - before[book], book).toBe(units)
      await expectWholeOrders()
    },
  )
})

const period3 = () => ({
  rentalstartdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  rentalenddate: expect.any(String),
})
