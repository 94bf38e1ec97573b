import { describe, expect, it } from "vitest"
import { api, checkoutForm, demoProduct, signedInCustomer } from "../harness"
import { farPeriod, rentalCart } from "./rental-cart"
import { ownShops } from "./shop"
import { volume } from "./volume"
import { booksOf, expectWholeOrders } from "./whole-orders"

const REPEATS = volume(12, 50)

describe("the same checkout, asked for again", () => {
  const shops = ownShops("repeated", 2)

  it(`makes one order and gives one answer when it is sent ${REPEATS} times at once`, async () => {
    const { token, email } = await signedInCustomer()
    const cart = await rentalCart((await demoProduct("icon-icr70")).id, farPeriod(5))
    const before = await booksOf()

    const answers = await Promise.all(
      Array.from({ length: REPEATS }, (_, index) =>
        api("POST", `/checkout/${cart}/`, {
          token,
          body: checkoutForm(email),
          baseUrl: shops.processes[index % 2].baseUrl,
        }),
      ),
    )

    expect(answers.map((answer) => answer.status).filter((status) => status >= 300)).toEqual([])
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect((await booksOf()).orders - before.orders).toBe(1)
    await expectWholeOrders()
  })

  it("gives the same answer after the first one was lost on the way", async () => {
    const { token, email } = await signedInCustomer()
    const cart = await rentalCart((await demoProduct("icon-icr70")).id, farPeriod(6))
    const before = await booksOf()
    const hangUp = new AbortController()
    const lost = fetch(`${shops.processes[0].baseUrl}/backend/api/v1/checkout/${cart}/`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Token ${token}` },
      body: JSON.stringify(checkoutForm(email)),
      signal: hangUp.signal,
    })
    setTimeout(() => hangUp.abort(), 5)
    await expect(lost).rejects.toThrow()

    const second = await api("POST", `/checkout/${cart}/`, { token, body: checkoutForm(email) })
    const third = await api("POST", `/checkout/${cart}/`, { token, body: checkoutForm(email) })

    expect(second.status).toBeLessThan(300)
    expect(third).toMatchObject({ status: second.status, body: second.body })
    expect((await booksOf()).orders - before.orders).toBe(1)
    await expectWholeOrders()
  })

  it("refuses another form for the cart that has become an order", async () => {
    const { token, email } = await signedInCustomer()
    const cart = await rentalCart((await demoProduct("icon-icr70")).id, farPeriod(7))
    await api("POST", `/checkout/${cart}/`, { token, body: checkoutForm(email) })

    const other = await api("POST", `/checkout/${cart}/`, {
      token,
      body: checkoutForm(email, { referencenum: "anders" }),
    })

    expect(other.status).toBe(400)
  })
})
