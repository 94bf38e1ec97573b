import { setTimeout as sleep } from "node:timers/promises"
import { beforeAll, describe, expect, it } from "vitest"
import { api, mails, type SignedInCustomer, sql, until } from "../harness"
import { approve, limitedCompany, requestFor, requestOf } from "../http/approval-support"
import { cartWithRental } from "../http/cart-support"
import { colleague } from "../http/company-support"
import { ownShops } from "./shop"
import { randomNumbers, SEED, volume } from "./volume"

const CROWD = volume(8, 40)
const KILLS = volume(1, 30)
/** Approvals under way at each kill, each begun at a moment of its own. */
const AT_ONCE = 2
/** An approval takes some 200 ms. */
const LONGEST_MS = 400

/** A week of its own for each request. */
let weeks = 0
function freshDays(): [string, string] {
  weeks += 1
  const day = (date: number) => new Date(Date.UTC(2027, 1, date + 7 * weeks)).toISOString().slice(0, 10)
  return [day(2), day(3)]
}
const ordersOf = async (token: string) => (await api("GET", "/orders/", { token })).body
const reserved = (start: string) =>
  sql("select from rental_reservation where start_day = $1 and kind = 'rental' and status = 'reserved'", start)

const shops = ownShops("approvals", 2)

describe(`${CROWD} approvals of one request, by two people in two processes`, () => {
  it("place one order", async () => {
    const { manager, member } = await limitedCompany()
    const managers = [manager, await colleague(manager, "manage")]
    const days = freshDays()
    const id = await requestFor(member, await cartWithRental("icon-icr70", days))
    const { total_cost } = (await requestOf(manager, id)).body
    const answers = await Promise.all(
      Array.from({ length: CROWD }, (_, index) =>
        approve(managers[index % 2], id, total_cost, shops.processes[(index >> 1) % 2].baseUrl),
      ),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.order?.id}`)).size).toBe(1)
    expect([(await ordersOf(member.token)).length, (await reserved(days[0])).length]).toEqual([1, 1])
  })
})

describe(`the server dies at ${KILLS} moments of ${AT_ONCE} approvals (seed ${SEED})`, () => {
  const random = randomNumbers()
  beforeAll(() => shops.leaveOne())

  /** A request of somebody's own, as the manager of the company is shown it. */
  async function asked(manager: SignedInCustomer, member: SignedInCustomer) {
    const days = freshDays()
    const id = await requestFor(member, await cartWithRental("icon-icr70", days))
    return { id, days, member, total: (await requestOf(manager, id)).body.total_cost }
  }

  /** What stands of a request: its state, the days that it holds and the orders that were made of it. */
  async function stands(id: string) {
    const [{ state, held, orders }] = await sql(
      `select r.state, (select count(*)::int from rental_hold where customer_id = 'offer:' || r.id) as held,
              (select count(*)::int from "order" where customer_id = r.customer_id) as orders
         from order_request r where r.id = $1`,
      id,
    )
    return [state, held, orders]
  }

  it("leaves an order with its request approved, or neither, and approved again it is one order", async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sql("delete from session_attempt")
      const { manager, member } = await limitedCompany()
      const requests = [await asked(manager, member)]
      while (requests.length < AT_ONCE) requests.push(await asked(manager, await colleague(manager)))
      const beginnings = requests.map(() => random() * LONGEST_MS)
      const answers = requests.map(async ({ id, total }, index) => {
        await sleep(beginnings[index])
        await approve(manager, id, total).catch(() => null)
      })
      await sleep(LONGEST_MS)
      await shops.processes[0].kill()
      await Promise.all(answers)
      for (const { id } of requests)
        expect([
          ["open", 1, 0],
          ["approved", 0, 1],
        ]).toContainEqual(await stands(id))

      await shops.start()
      for (const { id, total, days, member } of requests) {
        expect((await approve(manager, id, total)).status).toBe(200)
        expect([await stands(id), (await reserved(days[0])).length]).toEqual([["approved", 0, 1], 1])
        const confirmed = () =>
          mails().filter(({ to, subject }) => to === member.email && subject.startsWith("Ihre Bestellung"))
        await until("the confirmation", async () => confirmed().length === 1, 60_000)
      }
    }
  })
})
