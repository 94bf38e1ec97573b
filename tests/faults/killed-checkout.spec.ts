import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { api, checkoutForm, demoProduct, mails, type SignedInCustomer, signedInCustomer, sql, until } from "../harness"
import { farPeriod, rentalCart } from "./rental-cart"
import { ownShops } from "./shop"
import { randomNumbers, SEED, volume } from "./volume"
import { expectWholeOrders } from "./whole-orders"

const KILLS = volume(1, 50)
/** Checkouts under way at each kill, each begun at a moment of its own. */
const AT_ONCE = volume(8, 4)
const SCANNERS = ["rtc-360", "blk-2-go", "blk-3d", "icon-icr70", "mobile-mapping-set"]

interface Attempt {
  cart: string
  /** The answer's order id; undefined while the customer knows of none. */
  order?: string
}

describe(`the server dies at ${KILLS} moments of ${AT_ONCE} checkouts (seed ${SEED})`, () => {
  const shops = ownShops("killed", 1)
  const random = randomNumbers()
  const attempts: Attempt[] = []
  let customer: SignedInCustomer
  let longestMs = 0
  const checkOut = async (attempt: Attempt) => {
    const answer = await api("POST", `/checkout/${attempt.cart}/`, {
      token: customer.token,
      body: checkoutForm(customer.email),
    })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    expect(attempt.order ?? answer.body.id, "the order that was answered before").toBe(answer.body.id)
    attempt.order = answer.body.id
  }

  /** A process's first checkout, doubled for four at once: kills are to fall before, within and after it. */
  const measureCheckout = async (productId: string) => {
    const first = { cart: await rentalCart(productId, farPeriod(45)) }
    const startedAt = performance.now()
    await checkOut(first)
    longestMs = 2 * (performance.now() - startedAt)
    attempts.push(first)
  }

  it("leaves a whole order or nothing, and the customer's next try makes it one order", async () => {
    customer = await signedInCustomer()
    const scanners = await Promise.all(SCANNERS.map((slug) => demoProduct(slug)))
    await measureCheckout(scanners[0].id)
    const found = { nothing: 0, order: 0 }
    for (let kill = 0; kill < KILLS; kill++) {
      const round: Attempt[] = []
      for (let index = 0; index < AT_ONCE; index++) {
        const number = kill * AT_ONCE + index
        const { id } = scanners[number % scanners.length]
        round.push({ cart: await rentalCart(id, farPeriod(Math.floor(number / scanners.length))) })
      }
      const beginnings = round.map(() => random() * longestMs)
      const inFlight = round.map(async (attempt, index) => {
        await sleep(beginnings[index])
        await checkOut(attempt).catch(unanswered)
      })
      await sleep(longestMs)
      await shops.processes[0].kill()
      await Promise.all(inFlight)

      await expectWholeOrders()
      for (const attempt of round) found[(await hasOrder(attempt)) ? "order" : "nothing"]++
      await shops.start()
      await Promise.all(round.map(checkOut))
      attempts.push(...round)
    }
    console.log(
      `After ${KILLS} kills within ${Math.round(longestMs)} ms: ${found.order} whole orders, ${found.nothing} without a trace`,
    )
    const orders = await sql(`select id from "order" where email = $1`, customer.email)
    expect(orders.map((order) => order.id).sort()).toEqual(attempts.map((attempt) => attempt.order).sort())
    await expectWholeOrders()
  })

  it("sends the confirmation of every order exactly once, with its calendar entry", async () => {
    const confirmations = () => mails().filter((mail) => /Ihre Bestellung W-\d+/.test(mail.subject))
    await until("all confirmations", () => confirmations().length >= attempts.length, 30_000)
    const numbers = confirmations().map((mail) => /W-\d+/.exec(mail.subject)?.[0])
    expect(new Set(numbers).size).toBe(attempts.length)
    expect(numbers).toHaveLength(attempts.length)
    for (const mail of confirmations()) expect(mail.text).toContain("BEGIN:VCALENDAR")
  })
})

const hasOrder = async ({ cart }: Attempt) =>
  (await sql("select 1 from session_cart_token t join order_cart c on c.cart_id = t.cart_id where t.token = $1", cart))
    .length > 0

/** The connection broke with the server: the customer has no answer. Anything else is a finding. */
const unanswered = (error: unknown) => {
  if (!(error instanceof TypeError)) throw error
}
