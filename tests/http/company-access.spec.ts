import { beforeEach, describe, expect, it } from "vitest"
import { aCompany, api, mails, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithAccessory, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { colleague, founder, freshEmail, remove } from "./company-support"
import { fetchPdf, invoicedOrder, invoicesOf } from "./document-support"

beforeEach(() => sql("delete from session_attempt"))

const orders = async ({ token }: SignedInCustomer) => (await api("GET", "/orders/", { token })).body
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
const seen = async (by: SignedInCustomer) => idsOf(await orders(by))
const leave = ({ token }: SignedInCustomer) => api("POST", "/company/leave/", { token })

describe("orders of a company", () => {
  it("are seen by every colleague, with who ordered, and change hands with nobody", async () => {
    const manager = await founder()
    const member = await colleague(manager)
    const { body: placed } = await checkOut(await cartWithRental("blk-360-g2", ["2027-06-01", "2027-06-02"]), member)
    expect((await orders(manager))[0]).toMatchObject({ id: placed.id, ordered_by: "Beat Keller", may_change: true })
    expect((await orders(member))[0]).toMatchObject({ id: placed.id, ordered_by: null, may_change: true })

    const { body: other } = await checkOut(await cartWithAccessory("usb-c-kabel"), manager)
    const [shown] = await orders(member)
    expect(shown).toMatchObject({ id: other.id, ordered_by: "Petra Zimmermann", may_change: false })
    expect(await seen(await signedInCustomer())).toEqual([])
  })

  it("that the founder had placed come with him, those of a colleague stay his own", async () => {
    const [first, second] = [await signedInCustomer(), await signedInCustomer()]
    const { body: ofFirst } = await checkOut(await cartWithAccessory("usb-c-kabel"), first)
    const { body: ofSecond } = await checkOut(await cartWithAccessory("usb-c-kabel"), second)
    await founder(first)
    const member = await colleague(first)
    expect(await seen(member)).toEqual([ofFirst.id])
    expect(await seen(first)).toEqual([ofFirst.id])
    expect(await seen(second)).toEqual([ofSecond.id])
  })

  it("are gone at once for who is removed, also those that he placed, with their papers", async () => {
    const manager = await founder()
    const member = await colleague(manager)
    const order = await invoicedOrder(member)
    const [invoice] = (await invoicesOf(member)).body
    const papers = [
      `/invoice/${invoice.id}/pdf`,
      `/orders/${order.id}/confirmation-pdf`,
      `/orders/${order.id}/invoice-pdf`,
    ]
    for (const by of [manager, member])
      for (const path of papers) expect((await fetchPdf(path, by)).status, path).toBe(200)
    expect(idsOf((await invoicesOf(manager)).body)).toEqual([invoice.id])

    expect((await remove(manager, member)).status).toBe(200)
    for (const path of papers) expect((await fetchPdf(path, member)).status, path).toBe(404)
    expect([await seen(member), (await invoicesOf(member)).body]).toEqual([[], []])
    expect((await api("GET", `/orders/${order.id}/`, { token: member.token })).status).toBe(404)
    expect(await seen(manager)).toEqual([order.id])
  })

  it("that a colleague placed before he joined are his again when he leaves", async () => {
    const manager = await founder()
    const guest = await signedInCustomer()
    const { body: before } = await checkOut(await cartWithAccessory("usb-c-kabel"), guest)
    const member = await colleague(manager)
    await leave(member)
    expect(await seen(guest)).toEqual([before.id])
  })

  it("are those of who placed them once the company is forgotten", async () => {
    const manager = await founder()
    const { body: order } = await checkOut(await cartWithAccessory("usb-c-kabel"), manager)
    await leave(manager)
    expect(await seen(manager)).toEqual([order.id])
  })
})

describe("a colleague's rental", () => {
  it("is cancelled by who manages, and by nobody else", async () => {
    const manager = await founder()
    const member = await colleague(manager)
    const { body } = await checkOut(await cartWithRental("blk-360-g2", ["2027-06-08", "2027-06-09"]), manager)
    const { body: order } = await api("GET", `/orders/${body.id}/`, { token: member.token })
    const [item] = order.rentalitems
    const cancel = (by: SignedInCustomer) =>
      api("POST", `/orders/${order.id}/items/${item.id}/cancel/`, {
        token: by.token,
        body: { confirmed_fee: item.standing.cancellation.fee },
      })
    const refused = await cancel(member)
    expect([refused.status, refused.headers.get("refusal-code")]).toEqual([400, "companies.not_allowed"])
    const another = await colleague(manager, "manage")
    expect((await cancel(another)).status).toBe(200)
    expect((await orders(member))[0].cancelled).toBe(true)
  })
})

describe("mails about an order", () => {
  const cancellations = (email: string) => mails().filter(({ to, subject }) => to === email && /^Storn/.test(subject))
  const ordered = async (by: SignedInCustomer, days: [string, string]): Promise<string> =>
    (await checkOut(await cartWithRental("blk-360-g2", days), by)).body.id
  async function cancelled(id: string, { token }: SignedInCustomer) {
    const { body: order } = await api("GET", `/orders/${id}/`, { token })
    const [item] = order.rentalitems
    const body = { confirmed_fee: item.standing.cancellation.fee }
    expect((await api("POST", `/orders/${id}/items/${item.id}/cancel/`, { token, body })).status).toBe(200)
    return order
  }
  const byStaff = async ({ email }: SignedInCustomer, what: string, body: object) => {
    const [{ id }] = await sql<{ id: string }>("select id from customer where email = $1", email)
    return (await staff())("POST", `/admin/customers/${id}/${what}`, body)
  }

  it("go to a manager when who placed it has left, and to him no more, though he typed his own address", async () => {
    const manager = await founder()
    const member = await colleague(manager)
    const { body } = await checkOut(await cartWithRental("blk-360-g2", ["2027-06-15", "2027-06-16"]), member)
    await until("the confirmation", () => mails().some(({ to }) => to === member.email))
    await remove(manager, member)
    const order = await cancelled(body.id, manager)
    await until("the mail about it", () => cancellations(manager.email).length > 0)
    expect(cancellations(manager.email)[0].subject).toContain(order.shop_number)
    expect(cancellations(member.email)).toEqual([])
  })

  it("go to a manager who can log in, not to one whose account is closed", async () => {
    const former = await founder()
    const [manager, member] = [await colleague(former, "manage"), await colleague(former)]
    const order = await ordered(member, ["2027-06-22", "2027-06-23"])
    await remove(former, member)
    expect((await byStaff(former, "deactivation", { reason: "Ausgetreten" })).status).toBe(200)
    await cancelled(order, manager)
    await until("the mail about it", () => cancellations(manager.email).length > 0)
    expect(cancellations(former.email)).toEqual([])
  })

  it("go to the e-mail that staff gave the login, and to the former one no more, though he had typed it", async () => {
    const customer = await signedInCustomer()
    const order = await ordered(customer, ["2027-06-29", "2027-06-30"])
    const email = freshEmail()
    expect((await byStaff(customer, "login-email", { email })).status).toBe(200)
    const login = await api("POST", "/token/login/", { body: { username: email, password: customer.password } })
    await cancelled(order, { ...customer, token: login.body.auth_token })
    await until("the mail about it", () => cancellations(email).length > 0)
    await until("all mails about it", async () => {
      const left = await sql("select 1 from pgboss.job where name = 'rental-changed' and state <> 'completed'")
      return left.length === 0
    })
    expect(cancellations(customer.email)).toEqual([])
  })
})

describe("addresses of colleagues", () => {
  const body = {
    company: aCompany.company,
    first_name: "Bau",
    last_name: "Stelle",
    address: "Feldweg 3",
    postalcode: "7000",
    city: "Chur",
  }

  it("are chosen at the checkout while one belongs to the company, and stay their owner's", async () => {
    const manager = await founder()
    const member = await colleague(manager)
    const { body: saved } = await api("POST", "/addresses/", { token: manager.token, body })
    const shared = (await api("GET", "/company/addresses/", { token: member.token })).body
    expect(shared).toEqual([{ ...saved, owner: "Petra Zimmermann" }])
    expect((await api("GET", "/addresses/", { token: member.token })).body).toEqual([])
    expect((await api("DELETE", `/addresses/${saved.id}/`, { token: member.token })).status).toBe(404)

    const order = async () =>
      checkOut(await cartWithAccessory("usb-c-kabel"), member, { shipping_address_id: saved.id })
    expect((await order()).status).toBe(200)
    await remove(manager, member)
    const refused = await order()
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["shipping_address_id"]])
    expect((await api("GET", "/company/addresses/", { token: member.token })).body).toEqual([])
  })
})
