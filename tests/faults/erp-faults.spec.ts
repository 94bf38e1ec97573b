import { setTimeout as sleep } from "node:timers/promises"
import { expect, it } from "vitest"
import type { FaultAction } from "../../integrations/sandbox/faults"
import { demoProduct, erp, sql, until } from "../harness"
import { talkTo, target } from "../harness/target"
import { accessory, cartFor, companies, order, type PlacedOrder, piecesOf } from "./erp-orders"
import { ownShops } from "./shop"
import { randomNumbers, SEED, volume } from "./volume"

const ORDERS = volume(24, 1000)
const CUSTOMERS = volume(4, 25)
const KILLS = volume(1, 20)
const AT_ONCE = 4
const SHARE_OF_FAULTS = 0.2
const RENTALS = ["rtc-360", "blk-2-go", "blk-3d", "icon-icr70"]

/** What may happen to a call. The half minute in which bexio is silent and then does it lasts two seconds here. */
const FAULTS: FaultAction[] = [
  { kind: "answer", status: 429, headers: { "retry-after": "1" }, body: { error_code: 429, message: "Too many" } },
  { kind: "answer", status: 429, headers: {}, body: {} },
  { kind: "answer", status: 500, headers: {}, body: { error_code: 500, message: "Internal error" } },
  { kind: "answer", status: 503, headers: {}, body: "<html>Unavailable</html>" },
  { kind: "answer", status: 200, headers: {}, body: "<html>Hello</html>" },
  { kind: "delay", ms: 2_000 },
  { kind: "hang" },
  { kind: "drop" },
  { kind: "commit-and-drop" },
  { kind: "truncate" },
]

const times = {
  ...{
    checkoutWait: 200,
    call: 1_000,
    verify: 3_000,
    lease: 6_000,
    backOff: 300,
    backOffMost: 2_000,
    rest: 300,
    authRest: 500,
  },
  ...{ rateRestMost: 1_000, alarmPause: 0, look: 100, sweep: 1_000, invoices: 3_000, openInvoices: 30_000 },
}

const shops = ownShops("erp_faults", 2, {
  erp: { limits: { default: 1_000_000, search: 1_000_000, pdf: 1_000_000 } },
  env: { ERP_TIMES: JSON.stringify(times) },
})
const random = randomNumbers()

/** A process dies, another one starts; customers go to one that lives. */
async function killOne() {
  const victim = shops.processes.splice(Math.floor(random() * shops.processes.length), 1)[0]
  await victim.kill()
  talkTo({ ...target(), baseUrl: shops.processes[0].baseUrl })
  await shops.start()
}

/** Presses again until there is an answer, as a customer does whose connection breaks. */
async function orderSurely(...wish: Parameters<typeof order>): Promise<PlacedOrder> {
  for (;;) {
    try {
      return await order(...wish)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      await sleep(100)
    }
  }
}

const unfinished = async () =>
  sql(`select o.custom_display_id, m.state, m.last_error from "order" o
         left join erp_mirror m on m.order_id = o.id and m.serial = 1
        where m.state is distinct from 'done' and not (m.state = 'parked' and m.alarmed_at is not null)`)

it(`brings ${ORDERS} orders into a failing ERP exactly once, while ${KILLS} processes die (seed ${SEED})`, async () => {
  const accessoryId = await accessory()
  const rentalIds = await Promise.all(RENTALS.map(async (slug) => (await demoProduct(slug)).id))
  const customers = await companies(CUSTOMERS)
  shops.erp.faults.actionFor = () =>
    random() < SHARE_OF_FAULTS ? FAULTS[Math.floor(random() * FAULTS.length)] : undefined

  const placed: PlacedOrder[] = []
  let next = 0
  const customer = async () => {
    while (next < ORDERS) {
      const index = next++
      const cart = await cartSurely(index)
      placed.push(await orderSurely(cart, customers[index % CUSTOMERS], piecesOf(index)))
    }
  }
  const cartSurely = async (index: number): Promise<string> => {
    for (;;) {
      try {
        return await cartFor(index, accessoryId, rentalIds)
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
        await sleep(100)
      }
    }
  }
  const kills = async () => {
    for (let kill = 1; kill <= KILLS; kill++) {
      await until(`the moment of kill ${kill}`, () => placed.length >= (kill * ORDERS) / (KILLS + 1), 1_200_000)
      await killOne()
    }
  }
  await Promise.all([kills(), ...Array.from({ length: AT_ONCE }, customer)])
  const startedAt = performance.now()
  await until("all orders in the ERP", async () => (await unfinished()).length === 0, 1_200_000).catch(
    async (error) => {
      throw new Error(`${error.message}: ${JSON.stringify(await unfinished())}`)
    },
  )
  const faults = shops.erp.requests.filter(({ fault }) => fault !== null).length
  console.log(
    `${ORDERS} orders, ${shops.erp.requests.length} calls, ${faults} of them failed; done ${Math.round((performance.now() - startedAt) / 1000)} s after the last order`,
  )
  expect(faults).toBeGreaterThan(ORDERS)
  await expectEachOnce(placed)
})

/** By the ERP's own books: nothing is missing, nothing is there twice, and everything is whose and as much as it should be. */
async function expectEachOnce(placed: readonly PlacedOrder[]) {
  const { contacts, orders, invoices } = await erp.state()
  const emails = new Map(contacts.map(({ id, mail }) => [id, mail]))
  const facts = (rows: typeof orders) =>
    rows
      .map((row) => `${row.title} ${emails.get(row.contact_id)} ${Number(row.total).toFixed(2)} ${piecesIn(row)}`)
      .sort()
  const expected = placed
    .map(({ shopNumber, email, total, pieces }) => `Webshop ${shopNumber} ${email} ${total} ${pieces}`)
    .sort()
  expect(facts(orders)).toEqual(expected)
  expect(facts(invoices)).toEqual(expected)
  expect(invoices.map(({ api_reference }) => api_reference).sort()).toEqual(
    placed.map(({ id }) => `shop:order:${id}`).sort(),
  )
  expect(new Set(invoices.map(({ kb_item_status_id }) => kb_item_status_id))).toEqual(new Set([8]))
  expect(emails.size, "one contact for each customer").toBe(new Set(emails.values()).size)
  const [{ parked }] = await sql("select count(*)::int as parked from erp_mirror where state = 'parked'")
  expect(parked, "no failure of these is for staff to settle").toBe(0)
}

interface Position {
  text: string
  amount?: string
}

const piecesIn = (row: Record<string, unknown>) =>
  (row.positions as Position[])
    .filter(({ text, amount }) => amount !== undefined && text.includes("USB-C"))
    .reduce((sum, { amount }) => sum + Number(amount), 0)
