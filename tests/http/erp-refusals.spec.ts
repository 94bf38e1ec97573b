import { beforeAll, describe, expect, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import { api, erp, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithAccessory, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { askForQuote } from "./document-support"
import { alarms, booked, invoicedOrder, readOrder, rowsOf } from "./erp-support"

let customer: SignedInCustomer
beforeAll(async () => {
  customer = await signedInCustomer()
})

/** Its first rental. */
const cancelled = ({ id, rentalitems }: Order, fee: string) =>
  api("POST", `/orders/${id}/items/${rentalitems[0].id}/cancel/`, {
    token: customer.token,
    body: { confirmed_fee: fee },
  })

describe("an ERP that refuses", () => {
  const place = async () => (await checkOut(await cartWithAccessory("usb-c-kabel"), customer)).body

  it("our login stops everything, is told to staff once, and everything goes on when it is settled", async () => {
    await erp.fail({ action: { kind: "answer", status: 401, body: { error_code: 401, message: "Invalid token." } } })
    const waiting = [await place(), await place()]
    expect(waiting.map(({ bexio_order_id }) => bexio_order_id)).toEqual([null, null])
    const mail = await until("the mail to staff", () => alarms("verweigert den Zugang")[0])
    expect(mail.to).toContain("shop@example.ch")
    const asked = async () => (await erp.requests()).length
    const before = await asked()
    await until("two more attempts", async () => (await asked()) >= before + 2)
    expect(alarms("verweigert den Zugang")).toHaveLength(1)
    await erp.heal()
    for (const { id } of waiting) expect((await invoicedOrder(customer, id)).bexio_order_id).toMatch(/^AU-/)
  })

  it("an order parks it until staff let it go on", async () => {
    await erp.fail({
      method: "POST",
      path: "/2.0/kb_order",
      times: 3,
      action: { kind: "answer", status: 422, body: { error_code: 422, message: "Could not save the entity" } },
    })
    const { id, bexio_order_id } = await place()
    expect(bexio_order_id).toBeNull()
    await erp.heal()
    const [row] = await until("the parked row", async () => {
      const rows = await sql("select id, state, last_error, alarmed_at from erp_mirror where order_id = $1", id)
      return rows[0].alarmed_at === null ? null : rows
    })
    expect(row).toMatchObject({ state: "parked", last_error: expect.stringContaining("Could not save the entity") })
    await until("the mail to staff", () =>
      alarms("wartet auf Korrektur").some(({ text }) => text.includes("Could not save the entity")),
    )
    const admin = await staff()
    expect((await admin("POST", `/admin/erp/${row.id}/retry`, {})).status).toBe(200)
    await invoicedOrder(customer, id)
  })

  const waits = (table: "erp_mirror" | "quote", column: string, id: string) =>
    until("the refusal", async () => {
      const refused = `select id from ${table} where ${column} = $1 and last_error_class = 'permanent'`
      return (await sql(refused, id))[0]
    })

  it("an order that staff settle by hand leaves them its cancellation too", async () => {
    await erp.fail({ method: "POST", path: "/2.0/kb_order", action: { kind: "answer", status: 422 } })
    const cart = await cartWithRental("blk-360-g2", ["2027-06-08", "2027-06-10"])
    const order = (await checkOut(cart, customer)).body
    const { id } = await waits("erp_mirror", "order_id", order.id)
    await erp.heal()
    const admin = await staff()
    expect((await admin("POST", `/admin/erp/${id}/solved`, { note: "RE-99 geschrieben" })).status).toBe(200)
    expect((await cancelled(await readOrder(customer, order.id), "270.00")).status).toBe(200)
    await until("the parked row", async () => (await rowsOf(order))[1]?.state === "parked")
    expect(await booked(order)).toEqual([])
  })

  const contactsOf = async (email: string) => (await erp.state()).contacts.filter(({ mail }) => mail === email)

  it("its customer's deleted contact gets another one when staff let it go on", async () => {
    const guest = await signedInCustomer()
    const order = async () => (await checkOut(await cartWithAccessory("usb-c-kabel"), guest)).body
    const first = await order()
    const settled = async (id: string) =>
      until(
        "the order's row",
        async () => (await sql("select state from erp_mirror where order_id = $1", id))[0].state === "done",
      )
    await settled(first.id)
    const [{ id: deleted }] = await contactsOf(guest.email)
    await erp.call("DELETE", `/2.0/contact/${deleted}`)
    const second = await order()
    const parked = await waits("erp_mirror", "order_id", second.id)
    const admin = await staff()
    expect((await admin("POST", `/admin/erp/${parked.id}/retry`, {})).status).toBe(200)
    await settled(second.id)
    const contacts = await contactsOf(guest.email)
    expect(contacts).toHaveLength(2)

    await erp.call("DELETE", `/2.0/contact/${contacts[1].id}`)
    const { body: quote } = await askForQuote(guest, await cartWithAccessory("usb-c-kabel", 2))
    await waits("quote", "id", quote.id)
    expect((await admin("POST", `/admin/erp/quotes/${quote.id}/retry`, {})).status).toBe(200)
    await until(
      "the quote",
      async () => (await sql("select erp_quote_id from quote where id = $1", quote.id))[0].erp_quote_id,
    )
    expect(await contactsOf(guest.email)).toHaveLength(3)
  })

  it("an order that was told as late is told once more", async () => {
    await erp.fail({ path: "/2.0/kb_order", action: { kind: "answer", status: 503 } })
    const { id, shop_number } = await place()
    await sql("update erp_mirror set started_at = started_at - interval '7 hours' where order_id = $1", id)
    const told = (words: string) =>
      until(`the mail '${words}'`, () => alarms(words).some(({ text }) => text.includes(shop_number)))
    await told("kommen nicht in die Buchhaltung")
    await erp.heal()
    await erp.fail({ method: "POST", path: "/2.0/kb_order", action: { kind: "answer", status: 422 } })
    await told("wartet auf Korrektur")
    await erp.heal()
  })
})
