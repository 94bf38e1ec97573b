import { beforeAll, describe, expect, it } from "vitest"
import type { StaffOrderList } from "#shop/erp/wire/staff-order-list"
import type { DispatchBody, StaffDispatches } from "#shop/orders/wire/dispatch"
import type { Order } from "#shop/orders/wire/order"
import { api, demoProduct, mails, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { add, cartWithAccessory, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"

let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
let keys = 0
beforeAll(async () => {
  admin = await staff()
  customer = await signedInCustomer()
})

const read = async (id: string) => (await api<Order>("GET", `/orders/${id}/`, { token: customer.token })).body
const ordered = async (cart: string) => read((await checkOut(cart, customer)).body.id)
const bought = async () => ordered(await cartWithAccessory("usb-c-kabel", 3))
const board = async () => (await admin<StaffDispatches>("GET", "/admin/dispatches")).body
const waiting = async ({ id }: Pick<Order, "id">) => (await board()).orders.find((order) => order.id === id)
const sentToday = async ({ id }: Pick<Order, "id">) => (await board()).sent_today.filter((one) => one.order_id === id)

const bodyFor = ({ accessoryitems }: Order, quantity: number, more: Partial<DispatchBody> = {}): DispatchBody => ({
  key: `dispatch-key-${String(++keys).padStart(4, "0")}`,
  carrier: "post",
  tracking_number: "99.60.123456.12345678",
  lines: [{ id: accessoryitems[0].id, quantity }],
  ...more,
})
const send = ({ id }: Pick<Order, "id">, body: object) => admin("POST", `/admin/orders/${id}/dispatches`, body)
const undo = (order: string, dispatch: string) =>
  admin("POST", `/admin/orders/${order}/dispatches/${dispatch}/undo`, {})

/** What Medusa counts of the first line, and of its article's stock. */
async function counted({ accessoryitems: [{ id }] }: Order) {
  const [row] = await sql(
    `select item.fulfilled_quantity::int as sent, level.stocked_quantity::int as stocked,
            level.reserved_quantity::int as reserved,
            (select coalesce(sum(quantity), 0)::int from reservation_item r
              where r.line_item_id = item.item_id and r.deleted_at is null) as kept
       from order_item item
       join "order" o on o.id = item.order_id and o.version = item.version
       join lateral (select inventory_item_id, location_id from reservation_item where line_item_id = item.item_id limit 1) r on true
       join inventory_level level using (inventory_item_id, location_id)
      where item.item_id = $1`,
    id,
  )
  return row as { sent: number; stocked: number; reserved: number; kept: number }
}
const mailsAbout = ({ shop_number }: Order) =>
  mails().filter(({ subject }) => subject === `Unterwegs: Bestellung ${shop_number}`)
const mailsDone = () =>
  until("the mails of parcels", async () => {
    const left = await sql("select 1 from pgboss.job where name like 'order-dispatch%' and state <> 'completed'")
    return left.length === 0
  })

describe("what is to be sent", () => {
  it("is listed with pieces, stock and address, and among the orders, until all of it is sent", async () => {
    const order = await bought()
    const { stocked } = await counted(order)
    expect(await waiting(order)).toMatchObject({
      shop_number: order.shop_number,
      address: expect.stringContaining("Werkstrasse 12, 9000 St. Gallen"),
      lines: [{ id: order.accessoryitems[0].id, ordered: 3, open: 3, stocked }],
    })
    const toSend = async () =>
      (await admin<StaffOrderList>("GET", "/admin/order-list?filter=send&limit=100")).body.orders.map(({ id }) => id)
    expect(await toSend()).toContain(order.id)
    expect((await send(order, bodyFor(order, 2))).status).toBe(201)
    expect((await waiting(order))?.lines).toMatchObject([{ ordered: 3, open: 1 }])
    expect((await send(order, bodyFor(order, 1))).status).toBe(201)
    expect(await waiting(order)).toBeUndefined()
    expect(await toSend()).not.toContain(order.id)
  })

  it("is no rental, and nothing of a cancelled order", async () => {
    const cart = await cartWithRental("blk-360-g2", ["2027-03-01", "2027-03-03"])
    expect(await waiting(await ordered(cart))).toBeUndefined()
    const order = await bought()
    expect((await admin("POST", `/admin/orders/${order.id}/cancel`, {})).status).toBe(200)
    expect(await waiting(order)).toBeUndefined()
    expect((await send(order, bodyFor(order, 1))).status).toBe(409)
  })
})

describe("POST /admin/orders/{id}/dispatches", () => {
  it("takes the pieces off shelf and reservation once, and tells the customer once", async () => {
    const order = await bought()
    const before = await counted(order)
    const body = bodyFor(order, 2)
    expect((await send(order, body)).status).toBe(201)
    expect((await send(order, body)).status).toBe(201)
    expect(await counted(order)).toEqual({
      sent: 2,
      stocked: before.stocked - 2,
      reserved: before.reserved - 2,
      kept: 1,
    })
    expect((await send(order, { ...body, carrier: "dhl" })).status).toBe(409)
    await mailsDone()
    const about = mailsAbout(order)
    expect(new Set(about.map(({ to }) => to)).size).toBe(about.length)
    expect(about[0].text).toMatch(/USB-C-Kabel.*, Anzahl: 2/)
    expect(about[0].text).toContain("Der Rest Ihrer Bestellung folgt")
    expect(about[0].text).toContain("https://www.post.ch/swisspost-tracking?formattedParcelCodes=99.60.123456.12345678")
    expect((await read(order.id)).dispatches).toEqual([
      {
        id: `ful_${body.key}`,
        day: "2026-11-24",
        carrier: "post",
        tracking_number: body.tracking_number,
        tracking_url: "https://www.post.ch/swisspost-tracking?formattedParcelCodes=99.60.123456.12345678",
        items: [{ item: order.accessoryitems[0].id, quantity: 2 }],
      },
    ])
    const [entry] = await sql(
      "select after from audit_entry where action = 'order.dispatch' and subject_id = $1",
      order.id,
    )
    expect(entry.after).toMatchObject({
      carrier: "Schweizerische Post",
      items: [expect.stringMatching(/^2 × USB-C-Kabel/)],
    })
  })

  it("sends no more than was ordered, however many ask at once, and one parcel for one key", async () => {
    const order = await bought()
    const before = await counted(order)
    const same = bodyFor(order, 1)
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => send(order, same)),
      ...Array.from({ length: 4 }, () => send(order, bodyFor(order, 2))),
    ])
    const statuses = answers.map(({ status }) => status)
    expect([statuses.slice(0, 4), statuses.slice(4).sort()]).toEqual([
      [201, 201, 201, 201],
      [201, 400, 400, 400],
    ])
    expect(await counted(order)).toEqual({
      sent: 3,
      stocked: before.stocked - 3,
      reserved: before.reserved - 3,
      kept: 0,
    })
    expect((await read(order.id)).dispatches).toHaveLength(2)
    await expect(
      sql("update order_item set fulfilled_quantity = 4 where item_id = $1", order.accessoryitems[0].id),
    ).rejects.toThrow("order_item_sent_as_ordered")
  })

  it.each<[string, Partial<DispatchBody> | object, string, string]>([
    ["too many pieces", { lines: [4] }, "lines.0.quantity", "Davon sind noch 3 zu versenden."],
    ["no piece", { lines: [0] }, "lines.0.quantity", "Bitte mindestens ein Stück versenden"],
    ["half a piece", { lines: [1.5] }, "lines.0.quantity", ""],
    ["a number that is none", { tracking_number: "<script>" }, "tracking_number", "Eine Sendungsnummer hat 6 bis 40"],
    ["a carrier that isn't known", { carrier: "pigeon" }, "carrier", "Bitte wählen"],
    ["a parcel that is handed over", { carrier: "hand" }, "tracking_number", "persönlich übergeben"],
    ["no key", { key: undefined }, "key", ""],
  ])("refuses %s under its field", async (_case, wrong, field, words) => {
    const order = await bought()
    const { lines, ...more } = wrong as { lines?: number[] }
    const body = { ...bodyFor(order, lines?.[0] ?? 1), ...more }
    const answer = await send(order, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body)).toEqual([field])
    expect(answer.body[field][0]).toContain(words)
    expect((await counted(order)).sent).toBe(0)
  })

  it("is for orders that there are", async () => {
    const order = await bought()
    expect((await send({ id: "order_nix" }, bodyFor(order, 1))).status).toBe(404)
  })

  it("gives what is fetched out without a mail", async () => {
    const order = await bought()
    const body = bodyFor(order, 3, { carrier: "hand", tracking_number: "" })
    expect((await send(order, body)).status).toBe(201)
    await mailsDone()
    expect(mailsAbout(order)).toEqual([])
    expect((await read(order.id)).dispatches).toMatchObject([{ carrier: "hand", tracking_url: null }])
  })

  it("leaves a rental of the same order alone, and stock that nobody reserved", async () => {
    const cart = await cartWithRental("blk-360-g2", ["2027-03-08", "2027-03-10"])
    await add("accessory", (await demoProduct("usb-c-kabel", "accessory")).id, { cart })
    const order = await ordered(cart)
    await sql("delete from reservation_item where line_item_id = $1", order.accessoryitems[0].id)
    const stock = () => sql("select id, stocked_quantity, reserved_quantity from inventory_level order by id")
    const before = await stock()
    expect((await waiting(order))?.lines).toMatchObject([{ open: 1, stocked: null }])
    expect((await send(order, bodyFor(order, 1))).status).toBe(201)
    expect(await stock()).toEqual(before)
  })
})

describe("POST /admin/orders/{id}/dispatches/{dispatch}/undo", () => {
  it("puts all back, once, and frees the order for its cancellation", async () => {
    const order = await bought()
    const before = await counted(order)
    await send(order, bodyFor(order, 3))
    const refused = await admin("POST", `/admin/orders/${order.id}/cancel`, {})
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("schon Ware versendet")])
    const [sent] = await sentToday(order)
    expect(sent.items).toEqual([expect.stringMatching(/^3 × USB-C-Kabel/)])
    const undone = await Promise.all([undo(order.id, sent.id), undo(order.id, sent.id), undo(order.id, sent.id)])
    expect(undone.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await counted(order)).toEqual(before)
    expect(await sentToday(order)).toEqual([])
    expect((await read(order.id)).dispatches).toEqual([])
    expect((await send(order, bodyFor(order, 3))).status).toBe(201)
    await undo(order.id, (await sentToday(order))[0].id)
    expect((await admin("POST", `/admin/orders/${order.id}/cancel`, {})).status).toBe(200)
  })

  it("corrects the mail that has left, once, and none that hasn't", async () => {
    const order = await bought()
    const corrections = () =>
      mails().filter(({ subject }) => subject === `Noch nicht unterwegs: Bestellung ${order.shop_number}`)
    await send(order, bodyFor(order, 1))
    await mailsDone()
    const told = mailsAbout(order)
    const [sent] = await sentToday(order)
    await Promise.all([undo(order.id, sent.id), undo(order.id, sent.id)])
    await mailsDone()
    expect(corrections().map(({ to }) => to)).toEqual(told.map(({ to }) => to))
    expect(corrections()[0].text).toContain("Die Sendung ist noch nicht unterwegs.")

    await send(order, bodyFor(order, 1, { carrier: "hand", tracking_number: "" }))
    await undo(order.id, (await sentToday(order))[0].id)
    await mailsDone()
    expect(corrections()).toHaveLength(told.length)
    expect((await send(order, bodyFor(order, 3))).status).toBe(201)
    await mailsDone()
    expect(mailsAbout(order)).toHaveLength(2 * told.length)
    expect(corrections()).toHaveLength(told.length)
  })

  it("ends with the day, and knows the order's own alone", async () => {
    const order = await bought()
    const other = await bought()
    await send(order, bodyFor(order, 1))
    const [sent] = await sentToday(order)
    expect((await undo(other.id, sent.id)).status).toBe(404)
    await sql("update fulfillment set shipped_at = shipped_at - interval '1 day' where id = $1", sent.id)
    expect(await sentToday(order)).toEqual([])
    expect((await undo(order.id, sent.id)).status).toBe(409)
    expect((await counted(order)).sent).toBe(1)
  })
})
