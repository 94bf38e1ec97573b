import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { OwnData } from "#wire/own-data"
import { aCompany, api, linkIn, mailTo, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { approve, limitedCompany, requestFor } from "./approval-support"
import { cartWithAccessory, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { colleague, founder, remove } from "./company-support"
import { issuedQuote, keepInvoice } from "./document-support"
import { customerIdOf } from "./special-price-support"
import { freshAddress, join, takenWeek } from "./wait-list-support"

const read = (token: string) => api<OwnData>("GET", "/profile/data/", { token })

function comes(email: string) {
  const { address, postalcode, city, sector, phone, company } = aCompany
  const person = { first_name: "Petra", last_name: "Muster", address, postalcode, city, sector, phone, company }
  return api("POST", "/registration/", { body: { ...person, email, location: "olten" } })
}

beforeEach(() => sql("delete from session_attempt"))

describe("GET /profile/data/", () => {
  let customer: SignedInCustomer
  let orderId: string
  beforeAll(async () => {
    customer = await signedInCustomer()
    const { token, email } = customer
    await api("POST", "/addresses/", {
      token,
      body: { first_name: "Petra", last_name: "Z", address: "Weg 1", postalcode: "9000", city: "Wil" },
    })
    orderId = (await checkOut(await cartWithRental("blk-3d", ["2027-02-08", "2027-02-10"]), customer)).body.id
    await until("its invoice", async () => (await api("GET", "/invoices/", { token })).body.length === 1)
    await issuedQuote(customer, await cartWithAccessory("usb-c-kabel"))
    await join((await takenWeek()).wish(email), token)
    await comes(email.toUpperCase())
  })

  it("gives a customer all that is kept of him, as a file", async () => {
    const { status, body, headers } = await read(customer.token)
    expect(status).toBe(200)
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="?Meine-Daten_\d{4}-\d{2}-\d{2}\.json"?$/)
    expect(headers.get("cache-control")).toBe("private, no-store")
    expect(body.profile).toEqual((await api("GET", "/profile/", { token: customer.token })).body)
    expect(body.addresses).toMatchObject([{ address: "Weg 1" }])
    expect(body.orders).toMatchObject([{ id: orderId, rentalitems: [{ rentalstartdate: "2027-02-08" }] }])
    expect(body.invoices).toMatchObject([{ order: orderId }])
    expect(body.quotes).toHaveLength(1)
    expect(body.wait_list).toMatchObject([{ email: customer.email, state: "waiting" }])
    expect(body.registrations).toMatchObject([{ last_name: "Muster", email: customer.email.toUpperCase() }])
    expect(body).toMatchObject({ company_uid: null, company_account: null })
  })

  it("has invoices without an order in the shop, and says which registration was withdrawn", async () => {
    const other = await signedInCustomer()
    await keepInvoice(other, { id: "own-data", number: "RE-09195" })
    await comes(other.email)
    expect((await read(other.token)).body).toMatchObject({
      invoices: [{ order: null, document_nr: "RE-09195" }],
      registrations: [{ is_cancelled: false }],
    })
    await sql("update event_registration set deleted_at = now() where email = $1", other.email)
    expect((await read(other.token)).body.registrations).toMatchObject([{ is_cancelled: true }])
  })

  it("has what he asked his company for, and nobody else's request or answer", async () => {
    const { manager, member } = await limitedCompany()
    const id = await requestFor(member, await cartWithAccessory("usb-c-kabel"))
    expect((await approve(manager, id)).status).toBe(200)
    const { body } = await read(member.token)
    expect(body.requests).toMatchObject([{ id, state: "approved", items: [{ display_name: expect.any(String) }] }])
    expect(body.orders).toMatchObject([{ id: body.requests[0].order?.id }])
    expect(JSON.stringify(body)).not.toContain(manager.email)
    expect((await read(manager.token)).body.requests).toEqual([])
  })

  it("has what he asked a company for that he has left, which stays without its order", async () => {
    const { manager, member } = await limitedCompany()
    const [ordered, open] = [
      await requestFor(member, await cartWithAccessory("usb-c-kabel")),
      await requestFor(member, await cartWithAccessory("usb-c-kabel")),
    ]
    expect((await approve(manager, ordered)).status).toBe(200)
    await remove(manager, member)
    const { requests, orders } = (await read(member.token)).body
    expect(requests.map(({ id, state }) => [id, state])).toEqual([
      [ordered, "approved"],
      [open, "ended"],
    ])
    expect(orders).toEqual([])
  })

  it("gives another customer nothing of it", async () => {
    const { body } = await read((await signedInCustomer()).token)
    const { addresses, orders, invoices, requests, quotes, wait_list, registrations } = body
    expect([addresses, orders, invoices, requests, quotes, wait_list, registrations].flat()).toEqual([])
  })

  it("names the company account, and none of what colleagues ordered", async () => {
    const manager = await founder()
    const member = await colleague(manager)
    const placed = (await checkOut(await cartWithAccessory("usb-c-kabel"), member)).body
    expect((await api("GET", "/orders/", { token: manager.token })).body).toMatchObject([{ id: placed.id }])
    const { body } = await read(manager.token)
    expect(body.company_account).toMatchObject({ right: "manage", since: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) })
    expect(body.orders).toEqual([])
    expect((await read(member.token)).body.orders).toMatchObject([{ id: placed.id }])
    expect(JSON.stringify(body)).not.toContain(member.email)
  })

  it("gives what an e-mail names to none but who has proved that it is his", async () => {
    const [{ email: former, password }, stranger] = [await signedInCustomer(), freshAddress()]
    const id = await customerIdOf({ email: former })
    const admin = await staff()
    await join((await takenWeek()).wish(stranger))
    await comes(stranger)
    expect((await admin("POST", `/admin/customers/${id}/login-email`, { email: stranger })).status).toBe(200)
    const ofEmail = async () => {
      const login = await api("POST", "/token/login/", { body: { username: stranger, password } })
      const { wait_list, registrations } = (await read(login.body.auth_token)).body
      return [wait_list.length, registrations.length]
    }
    expect(await ofEmail()).toEqual([0, 0])

    await api("POST", "/reset_user_password/", { body: { email: stranger } })
    const link = linkIn(await mailTo(stranger, /Neues Passwort/), "/password/reset/confirm").searchParams
    const body = { ...Object.fromEntries(link), password }
    expect((await api("POST", "/reset_user_password_confirm/", { body })).status).toBe(200)
    expect(await ofEmail()).toEqual([1, 1])

    const another = await customerIdOf(await signedInCustomer())
    await sql("update wait_list_entry set customer_id = $1 where email = $2", another, stranger)
    expect(await ofEmail()).toEqual([0, 1])
  })

  it("is read ten times an hour", async () => {
    const { token } = await signedInCustomer()
    const answers = []
    for (let time = 0; time < 11; time += 1) answers.push((await read(token)).status)
    expect(answers).toEqual([...Array<number>(10).fill(200), 429])
  })
})
