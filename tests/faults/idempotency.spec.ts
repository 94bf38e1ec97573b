import { describe, expect, it } from "vitest"
import {
  aCompany,
  api,
  checkoutForm,
  demoProduct,
  newCartToken,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  until,
} from "../harness"
import { codeOf, endLeases, insistently, isReplayed, keyed, newKey } from "../http/idempotency-support"
import { farPeriod, rentalCart } from "./rental-cart"
import { ownShops } from "./shop"
import { volume } from "./volume"
import { expectWholeOrders } from "./whole-orders"

const AT_ONCE = volume(50, 200)
type Call = Parameters<typeof keyed>

const address = { first_name: "Petra", last_name: "Zimmermann", address: "Weg 1", postalcode: "9000", city: "Wil" }

describe(`the same key ${AT_ONCE} times at once, in two processes`, () => {
  const shops = ownShops("keys", 2)
  const count = async (statement: string, ...values: unknown[]) => (await sql(statement, ...values)).length

  /** What all of them were answered, which is one answer. */
  async function once(method: Call[0], path: string, wish: Call[2]) {
    const key = newKey()
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        insistently(method, path, { ...wish, key, baseUrl: shops.processes[index % 2].baseUrl }),
      ),
    )
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers.filter((answer) => !isReplayed(answer))).toHaveLength(1)
    return answers[0]
  }

  it("puts a product into the cart once", async () => {
    const cart = newCartToken()
    const { id } = await demoProduct("usb-c-kabel", "accessory")
    const body = { cart, product: id, quantity: 2 }
    expect((await once("POST", `/cart/accessory/${id}/`, { body })).body).toMatchObject({ total_quantity: 2 })
    expect((await api("GET", `/cart/${cart}/`)).body.total_quantity).toBe(2)
  })

  it("saves an address and changes the profile once", async () => {
    const { token, email } = await signedInCustomer()
    expect((await once("POST", "/addresses/", { token, body: address })).status).toBe(201)
    expect((await api("GET", "/addresses/", { token })).body).toHaveLength(1)
    const { status, body } = await once("PUT", "/profile/", { token, body: { ...aCompany, city: "Gossau" } })
    expect([status, body.city]).toEqual([200, "Gossau"])
    expect(await count("select from customer where email = $1", email)).toBe(1)
  })

  it("makes one quote and one order", async () => {
    const { token, email } = await signedInCustomer()
    const cart = await rentalCart((await demoProduct("icon-icr70")).id, farPeriod(3))
    expect((await once("POST", `/cart/${cart}/quote/`, { token })).status).toBe(200)
    expect(await count("select from quote q join customer c on c.id = q.customer_id where c.email = $1", email)).toBe(1)
    expect((await once("POST", `/checkout/${cart}/`, { token, body: checkoutForm(email) })).status).toBe(200)
    expect(await count('select from "order" where email = $1', email)).toBe(1)
    await expectWholeOrders()
  })
})

describe("a process that dies", () => {
  const shops = ownShops("lost_keys", 1)

  /** Has the database wait before a row is written, until whoever waits is gone. */
  const waitBefore = (write: string, when = "true") =>
    sql(`
      create or replace function wait_for_ever() returns trigger language plpgsql as $$
        begin perform pg_sleep(600); return new; end $$;
      create trigger wait_for_ever before ${write} for each row when (${when}) execute function wait_for_ever()`)

  /** The call, whose process is killed after it has committed and before its answer is kept; then another process runs. */
  async function cutShort(...call: Call) {
    await waitBefore("update on idempotency_request", "new.status is not null")
    const lost = keyed(...call).then(
      () => expect.unreachable("answered"),
      (error: unknown) => expect(error).toBeInstanceOf(TypeError),
    )
    await until(
      "the effect",
      async () => (await sql("select from idempotency_request where effect_at is not null and status is null")).length,
    )
    await shops.processes[0].kill()
    await lost
    await sql("select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'")
    await sql("drop trigger wait_for_ever on idempotency_request")
    await shops.start()
  }

  const addressOf = (token: string): Call => ["POST", "/addresses/", { key: newKey(), token, body: address }]
  const addresses = async ({ token }: SignedInCustomer) => (await api("GET", "/addresses/", { token })).body

  it("leaves an order that the next try is answered with", async () => {
    const { token, email } = await signedInCustomer()
    const cart = await rentalCart((await demoProduct("blk-3d")).id, farPeriod(4))
    const call: Call = ["POST", `/checkout/${cart}/`, { key: newKey(), token, body: checkoutForm(email) }]
    await cutShort(...call)
    await sql("update idempotency_request set lease_until = now() + interval '1 minute'")
    expect(codeOf(await keyed(...call))).toBe("idempotency.running")
    await endLeases()
    const answer = await keyed(...call)
    const [order, ...others] = await sql('select id from "order" where email = $1', email)
    expect([answer.status, answer.body.id, others]).toEqual([200, order.id, []])
    expect((await keyed(...call)).body).toEqual(answer.body)
  })

  it("leaves an address that isn't saved a second time, and says that its answer is lost", async () => {
    const customer = await signedInCustomer()
    const call = addressOf(customer.token)
    await cutShort(...call)
    await endLeases()
    expect(codeOf(await keyed(...call))).toBe("idempotency.answer_lost")
    expect(await addresses(customer)).toHaveLength(1)
  })

  it("leaves nothing if it dies before, and the next try saves it", async () => {
    const customer = await signedInCustomer()
    const call = addressOf(customer.token)
    await waitBefore("insert on customer_address")
    const lost = keyed(...call).catch(() => undefined)
    await until(
      "the insert",
      async () => (await sql("select from pg_stat_activity where wait_event = 'PgSleep'")).length,
    )
    await shops.processes[0].kill()
    await lost
    await sql("select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'")
    await sql("drop trigger wait_for_ever on customer_address")
    await shops.start()
    await endLeases()
    expect((await keyed(...call)).status).toBe(201)
    expect(await addresses(customer)).toHaveLength(1)
  })
})
