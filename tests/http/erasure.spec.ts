import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { deleteAccountsWithoutCustomer, lockAccount } from "#shop/accounts/data/store/accounts"
import { anonymiseOldOrders, eraseDeleted, forgetLateMails } from "#shop/erasure/commands/follow-at-night"
import { obstaclesNow } from "#shop/erasure/queries/standing"
import type { Obstacle } from "#shop/erasure/rules/obstacles"
import type { StaffErasure } from "#shop/erasure/wire/staff-erasure"
import { aCompany, api, forgetMails, linkIn, mailTo, signedInCustomer, sql } from "../harness"
import { staffAs } from "../harness/staff-session"
import { target } from "../harness/target"
import { cartWithAccessory } from "./cart-support"
import { checkOut } from "./checkout-support"
import { type Known, knownCustomer, mailsLeft, settleBooks } from "./erasure-support"
import { admin, startHandovers } from "./handover-support"
import { customerIdOf } from "./special-price-support"

const path = ({ id }: Pick<Known, "id">) => `/admin/customers/${id}/erasure`
const erase = (customer: Pick<Known, "id">) => admin("POST", path(customer))
const asked = async (customer: Known) => (await admin<StaffErasure>("GET", path(customer))).body

const TABLES = `
  select table_schema, table_name, json_agg(column_name) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
   where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
     and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
     and table_name not like 'j________________________%'
   group by 1, 2 order by 2`

/** Columns of the whole database in which a word stands, in whatever case. */
async function columnsWith(word: string): Promise<string[]> {
  const tables = await sql<{ table_schema: string; table_name: string; columns: string[] }>(TABLES)
  const found: string[] = []
  for (const { table_schema, table_name, columns } of tables) {
    const has = columns.map((name) => `bool_or(strpos(lower("${name}"::text), lower($1)) > 0) as "${name}"`)
    const [hits] = await sql(`select ${has.join(", ")} from "${table_schema}"."${table_name}"`, word)
    found.push(...columns.filter((name) => hits[name]).map((name) => `${table_name}.${name}`))
  }
  return [...new Set(found)].sort()
}

/** As Medusa writes down another address and e-mail, by somebody who read the order before it was erased. */
async function changedLate() {
  await sql("insert into order_address (id, last_name) values ('ordaddr_late', $1)", known.lastName)
  await sql(
    "insert into order_change (id, order_id, version, status, change_type) values ('ordch_late', $1, 1, 'confirmed', 'update_order')",
    known.orderId,
  )
  await sql(
    `insert into order_change_action (id, order_id, order_change_id, version, action, details)
     values ('ordchact_late', $1, 'ordch_late', 1, 'UPDATE_ORDER_PROPERTIES',
             jsonb_build_object('old', jsonb_build_object('id', 'ordaddr_late', 'last_name', $2::text)))`,
    known.orderId,
    known.lastName,
  )
  await sql('update "order" set email = $2 where id = $1', known.orderId, known.email)
}

/** What the jobs ask the shop for. */
let db: Knex
const scope = {
  resolve: (name: string) =>
    ({
      session: { lockAccount: (id: string, trx: Knex) => lockAccount(trx, id) },
      rental: { endOffers: async () => 0 },
      event_bus: { releaseGroupedEvents: async () => {}, clearGroupedEvents: async () => {} },
    })[name] ?? db,
} as unknown as MedusaContainer

let known: Known
beforeAll(async () => {
  db = knex({ client: "pg", connection: target().databaseUrl })
  await startHandovers()
  known = await knownCustomer()
})
afterAll(() => db.destroy())

describe("a customer who isn't done with the shop", () => {
  it("isn't erased, and staff read all that is to be settled first", async () => {
    const { status, body } = await erase(known)
    expect([status, body.non_field_errors]).toEqual([409, (await asked(known)).obstacles])
    expect(body.non_field_errors).toContain("Eine Rechnung ist noch offen.")
    expect((await api("GET", "/profile/", { token: known.token })).status).toBe(200)
  })

  it("isn't by Medusa's own call, nor by who isn't an owner", async () => {
    const { status, body } = await admin("DELETE", `/admin/customers/${known.id}`)
    expect([status, body.message]).toEqual([409, expect.stringContaining("im Abschnitt «Personendaten»")])
    const { call: office } = await staffAs("office")
    expect((await office("POST", path(known))).status).toBe(409)
    expect((await office("GET", path(known))).status).toBe(409)
  })
})

describe("a customer who is erased", () => {
  const journal = () =>
    sql("select staff_id, before, after from audit_entry where action = 'customer.erase' and subject_id = $1", known.id)
  beforeAll(async () => {
    await settleBooks(known.id)
    await mailsLeft()
  })

  it("was known in many places, which staff are told the end of", async () => {
    expect(await asked(known)).toEqual({ obstacles: [], orders: 2, kept_until: "2036-12-31" })
    expect((await columnsWith(known.email)).length).toBeGreaterThan(10)
    expect((await columnsWith(known.lastName)).length).toBeGreaterThan(8)
    expect((await columnsWith(known.phone)).length).toBeGreaterThan(6)
  })

  const ORDER = "(select order_id from rental_reservation where customer_id = :id)"
  it.each<[string, string[], Obstacle[]]>([
    [
      "a rental is to come",
      ["update rental_reservation set status = 'reserved' where customer_id = :id"],
      ["rental_open"],
    ],
    [
      "a device is out",
      ["update rental_reservation set status = 'handed_over' where customer_id = :id"],
      ["rental_open"],
    ],
    [
      "a part is missing still",
      [
        `insert into part_issue (id, reservation_id, unit_id, part_id, name, price_rappen, quantity)
         select 'piss_1', r.id, r.unit_id, (select id from set_part limit 1), 'Ladegerät', 100, 1 from rental_reservation r where customer_id = :id`,
        `insert into part_lack (id, issue_id, quantity, settlement, noticed_on) values ('plack_1', 'piss_1', 1, 'billed', '2026-11-24')`,
      ],
      ["parts_missing"],
    ],
    [
      "instalments are to come",
      [`insert into order_billing (order_id, started_by, next_on) values (${ORDER}, 'user_1', '2026-12-24')`],
      ["billing_to_come"],
    ],
    [
      "a deposit is held",
      [
        `update order_shipping_method set amount = 500, data = jsonb_build_object('is_refundable', true, 'line',
           (select order_line_id from rental_reservation where customer_id = :id))
          where id in (select shipping_method_id from order_shipping where order_id = ${ORDER} limit 1)`,
      ],
      ["deposit_held"],
    ],
    ["a step is parked", ["update erp_mirror set state = 'parked' where customer_id = :id"], ["not_in_books"]],
    [
      "a credit is to be released",
      ["update erp_mirror set state = 'credit' where customer_id = :id"],
      ["not_in_books"],
    ],
    ["an order isn't in the books", ["delete from erp_mirror where customer_id = :id"], ["not_in_books"]],
    [
      "an invoice is paid in part",
      ["update erp_invoice set state = 'partial' where customer_id = :id"],
      ["invoice_open"],
    ],
    ["an invoice isn't issued", ["update erp_invoice set state = 'draft' where customer_id = :id"], ["invoice_open"]],
    [
      "more than one thing is open",
      [
        "update rental_reservation set status = 'reserved' where customer_id = :id",
        "update erp_invoice set state = 'open' where customer_id = :id",
      ],
      ["rental_open", "invoice_open"],
    ],
    ["nothing is open", ["update erp_invoice set state = 'cancelled' where customer_id = :id"], []],
  ])("is judged by what is open: %s", async (_case, statements, why) => {
    const trx = await db.transaction()
    try {
      for (const statement of statements) await trx.raw(statement, { id: known.id })
      expect(await obstaclesNow(trx, known.id)).toEqual(why)
    } finally {
      await trx.rollback()
    }
  })

  it("loses nothing if it can't be done to the end", async () => {
    await sql("alter table customer_erasure add constraint broken check (customer_id = '') not valid")
    expect((await erase(known)).status).toBeGreaterThanOrEqual(400)
    await sql("alter table customer_erasure drop constraint broken")
    expect((await columnsWith(known.email)).length).toBeGreaterThan(10)
    expect((await api("GET", "/profile/", { token: known.token })).status).toBe(200)
  })

  it("is found nowhere any more but on the papers that the law has kept", async () => {
    const answers = await Promise.all([erase(known), erase(known)])
    expect(answers).toEqual([
      { status: 200, body: {} },
      { status: 200, body: {} },
    ])
    await mailsLeft()
    expect(await columnsWith(known.email)).toEqual([])
    expect(await columnsWith(known.billingEmail)).toEqual([])
    expect(await columnsWith(known.phone)).toEqual([])
    expect(await columnsWith(known.lastName)).toEqual(["order_address.last_name", "order_letter.text"])
  })

  it("is once in the log, without a word about him", async () => {
    expect(await journal()).toEqual([{ staff_id: expect.any(String), before: null, after: null }])
    expect((await erase(known)).status).toBe(200)
    expect(await journal()).toHaveLength(1)
    expect((await admin("POST", "/admin/customers/cus_none/erasure")).status).toBe(404)
    expect((await admin("GET", path(known))).status).toBe(404)
    const events = await sql(
      "select data from outbox_event where type = 'customer.erased' and subject_id = $1",
      known.id,
    )
    expect(events).toEqual([{ data: {} }])
  })

  it("is out of his account, and begins nothing there any more", async () => {
    expect((await api("GET", "/profile/", { token: known.token })).status).toBe(403)
    const login = { email: known.email, password: known.password }
    expect((await api("POST", "/token/login/", { body: login })).status).toBe(400)
    const late = sql("insert into session_login_token (token_hash, customer_id) values ('late', $1)", known.id)
    await expect(late).rejects.toThrow("is erased")
    for (const owner of ["customer_id", "'cus_another'"])
      await expect(sql(`update "order" set customer_id = ${owner} where customer_id = $1`, known.id)).rejects.toThrow(
        "is erased",
      )
  })

  it("leaves staff his orders with the papers, and nobody to write to", async () => {
    const order = `/admin/orders/${known.orderId}`
    expect((await admin("GET", order)).body.order).toMatchObject({ id: known.orderId })
    for (const part of ["office", "standing", "letters", "letters/new"])
      expect([part, (await admin("GET", `${order}/${part}`)).status]).toEqual([part, 200])
    expect((await admin("GET", `/admin/rental/orders/${known.orderId}`)).status).toBe(200)
    const { body } = await admin("GET", `/admin/order-list?q=${known.lastName}`)
    expect(body.orders).toHaveLength(2)
    const again = await admin("POST", `${order}/confirmation`, {})
    expect([again.status, again.body.non_field_errors?.[0]]).toEqual([409, expect.stringContaining("gelöscht")])
    const letter = { key: "letter-to-nobody-01", subject: "Rückruf", text: "Guten Tag", attachments: [] }
    expect((await admin("POST", `${order}/letters`, letter)).status).toBe(409)
  })

  it.each([
    ["an e-mail", { email: "fremd@example.ch" }],
    ["an address to send to", { shipping_address: { address_1: "Weg 3", postal_code: "9500", city: "Wil" } }],
    ["an address of the invoice", { billing_address: { address_1: "Weg 3" } }],
  ])("isn't named anew on his order: %s, by which the papers' end would miss it", async (_case, body) => {
    const answer = await admin("POST", `/admin/orders/${known.orderId}`, body)
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining("gelöscht")])
    const order = await sql('select email, customer_id from "order" where id = $1', known.orderId)
    expect(order).toEqual([{ email: "", customer_id: known.id }])
  })

  it("may come again with his e-mail, and sees nothing of before", async () => {
    const { email, password } = known
    forgetMails()
    expect((await api("POST", "/signup/", { body: { ...aCompany, email, password } })).status).toBe(201)
    const link = linkIn(await mailTo(email, /bestätigen Sie Ihre E-Mail/), "/activation/result").searchParams
    const body = { uidb64: link.get("uidb64"), token: link.get("token") }
    const { auth_token: token } = (await api("POST", "/activate/", { body })).body
    const data = (await api("GET", "/profile/data/", { token })).body
    for (const part of ["orders", "invoices", "quotes", "addresses", "wait_list", "registrations", "requests"])
      expect([part, data[part]]).toEqual([part, []])
    expect(await customerIdOf(known)).not.toBe(known.id)
  })

  it("goes from his papers too once ten years are over, and not a night before", async () => {
    expect(await anonymiseOldOrders(scope)).toBe(0)
    await changedLate()
    const old = (column: string, type: string) => `${column} = ${column} - interval '11 years'${type}`
    await sql(`update "order" set ${old("created_at", "")} where customer_id = $1`, known.id)
    expect(await anonymiseOldOrders(scope)).toBe(0)
    await sql(`update erp_invoice set ${old("date", "")} where customer_id = $1`, known.id)
    await sql(
      `update rental_change set ${old("day", "")} where order_id in (select id from "order" where customer_id = $1)`,
      known.id,
    )
    await sql(
      "update rental_reservation set start_day = '2015-11-20', end_day = '2015-11-24' where customer_id = $1",
      known.id,
    )
    expect(await anonymiseOldOrders(scope)).toBe(2)
    expect(await columnsWith(known.lastName)).toEqual([])
    expect(await sql('select email from "order" where id = $1', known.orderId)).toEqual([{ email: "" }])
    expect(await anonymiseOldOrders(scope)).toBe(0)
  })
})

it("is either erased or has ordered, if both happen at once", async () => {
  for (const slug of ["usb-c-kabel", "usb-c-kabel", "usb-c-kabel", "usb-c-kabel"]) {
    const customer = await signedInCustomer()
    const id = await customerIdOf(customer)
    const cart = await cartWithAccessory(slug)
    const [erased, ordered] = await Promise.all([erase({ id }), checkOut(cart, customer)])
    const orders = await sql('select from "order" where customer_id = $1', id)
    expect([erased.status, ordered.status]).toEqual(orders.length === 0 ? [200, 403] : [409, 200])
  }
})

it("forgets at night the record of a mail that was on its way", async () => {
  const [{ provider_id: provider }] = await sql("select provider_id from notification limit 1")
  await sql(
    `insert into notification (id, "to", channel, template, receiver_id, provider_id, status)
     values ('noti_late', $1, 'email', 'late', $2, $3, 'success')`,
    known.email,
    known.id,
    provider,
  )
  await forgetLateMails(db)
  expect(await sql("select from notification where id = 'noti_late'")).toEqual([])
})

it("erases at night whom a program has deleted by Medusa's workflow", async () => {
  const customer = await signedInCustomer()
  await sql("update customer set deleted_at = now() where email = $1", customer.email)
  await deleteAccountsWithoutCustomer(db)
  const proofs = await sql("select email_proved_at from session_account where email = $1", customer.email)
  expect(proofs, "what the night finds him by").toHaveLength(1)
  await eraseDeleted(scope)
  expect(await columnsWith(customer.email)).toEqual([])
})
