import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { StaffWaitList } from "#shop/wait-list/wire/staff-wait-list"
import { type SignedInCustomer, signedInCustomer, sql, staff, staffToken } from "../harness"
import { target } from "../harness/target"
import { customerIdOf } from "./special-price-support"
import {
  confirmedEntry,
  entryOf,
  freshAddress,
  join,
  offeredToken,
  type TakenWeek,
  takenWeek,
} from "./wait-list-support"

let admin: Awaited<ReturnType<typeof staff>>
beforeAll(async () => {
  admin = await staff()
  await sql("delete from wait_list_entry")
})
beforeEach(() => sql("delete from session_attempt"))

const list = async (query = "") => (await admin<StaffWaitList>("GET", `/admin/wait-list?${query}`)).body
const entryFor = async (email: string, state = "open") => (await list(`q=${email}&state=${state}`)).entries[0]
const end = async (email: string) => {
  const { id } = await entryFor(email)
  return admin("POST", `/admin/wait-list/${id}/end`)
}

describe("GET /admin/wait-list", () => {
  let week: TakenWeek
  const [stranger, asked] = [freshAddress(), freshAddress()]
  let customer: Awaited<ReturnType<typeof signedInCustomer>>
  beforeAll(async () => {
    week = await takenWeek()
    customer = await signedInCustomer()
    await join(week.wish(customer.email, { flex_days: 2 }), customer.token)
    await confirmedEntry(week, stranger)
    await join(week.wish(asked))
  })

  it("says who waits for what since when, in the order in which they are asked", async () => {
    const { count, entries, products } = await list()
    expect([count, entries.map(({ email, state }) => [email, state])]).toEqual([
      3,
      [
        [customer.email, "waiting"],
        [stranger, "waiting"],
        [asked, "unconfirmed"],
      ],
    ])
    expect(entries[0]).toMatchObject({
      customer: { id: expect.stringMatching(/^cus_/), name: "Muster Holzbau AG" },
      product_id: week.product,
      product: "iCON iCR70 Totalstation",
      delivery: week.pickup.name,
      starts_on: week.rentalstartdate,
      ends_on: week.rentalenddate,
      flex_days: 2,
      since: expect.stringMatching(/^20\d\d-.*Z$/),
      offer: null,
    })
    expect(entries[1].customer).toBeNull()
    expect(products).toEqual([{ id: week.product, name: "iCON iCR70 Totalstation" }])
  })

  it("is filtered by state, product and words, and turned over", async () => {
    const emails = async (query: string) => (await list(query)).entries.map(({ email }) => email)
    expect(await emails("state=unconfirmed")).toEqual([asked])
    expect(await emails(`q=${stranger.slice(0, 15).toUpperCase()}`)).toEqual([stranger])
    expect(await emails("q=muster%20holzbau")).toEqual([customer.email])
    expect(await emails("q=%25")).toEqual([])
    expect(await emails(`product_id=${week.product}&limit=1&offset=1`)).toEqual([stranger])
    expect(await list("product_id=prod_none")).toMatchObject({ count: 0, entries: [] })
  })

  it.each([
    ["state=lost", "state"],
    ["limit=1000", "limit"],
    ["q=a&q=b", "q"],
  ])("refuses '%s'", async (query, field) => {
    const { status, body } = await admin("GET", `/admin/wait-list?${query}`)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })

  it("is a table for Excel, as filtered", async () => {
    const answer = await fetch(`${target().baseUrl}/admin/wait-list/csv?state=waiting`, {
      headers: { authorization: `Bearer ${await staffToken()}` },
    })
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    expect(answer.headers.get("content-disposition")).toMatch(/warteliste-20\d\d-\d\d-\d\d\.csv/)
    expect(answer.headers.get("cache-control")).toBe("private, no-store")
    const [headings, first, ...others] = (await answer.text()).trim().split("\r\n")
    expect(headings).toContain("Produkt;Lieferung;Von;Bis;± Tage;Stand;Wartet seit;Angebot bis;E-Mail;Kunde")
    expect(first).toContain(`;${week.rentalstartdate};${week.rentalenddate};2;wartet;`)
    expect(first.endsWith(`;;${customer.email};Muster Holzbau AG`)).toBe(true)
    expect(others).toHaveLength(1)
  })
})

describe("an entry of a customer whose e-mail staff change", () => {
  /** To each address after the other. @returns his open entries of the week */
  const moved = async (customer: SignedInCustomer, week: TakenWeek, ...emails: string[]) => {
    const id = await customerIdOf(customer)
    for (const email of emails)
      expect((await admin("POST", `/admin/customers/${id}/login-email`, { email })).status).toBe(200)
    return sql(
      `select email, state, queued_at from wait_list_entry
        where customer_id = $1 and product_id = $2 and start_day = $3 and state in ('waiting', 'offered')`,
      id,
      week.product,
      week.rentalstartdate,
    )
  }

  it("is written to at the new address, and found there", async () => {
    const week = await takenWeek("rtc-360")
    const [customer, email] = [await signedInCustomer(), freshAddress()]
    await join(week.wish(customer.email), customer.token)
    await moved(customer, week, email)
    expect(await list(`q=${customer.email}`)).toMatchObject({ count: 0 })
    expect(await entryFor(email)).toMatchObject({ state: "waiting", customer: { name: "Muster Holzbau AG" } })
    await week.free(1)
    await offeredToken(email)
  })

  it("is one with what that address waited for itself, in the place of whichever waits longer", async () => {
    const week = await takenWeek("rtc-360")
    const [customer, email] = [await signedInCustomer(), freshAddress()]
    const stranger = await confirmedEntry(week, email)
    const [{ queued_at }] = await sql("select queued_at from wait_list_entry where email = $1", email)
    await join(week.wish(customer.email), customer.token)
    const open = await moved(customer, week, email)
    expect((await entryOf(stranger)).state).toBe("ended")
    expect(open).toEqual([{ email, state: "waiting", queued_at }])
  })

  it("is what that address was offered, where it still waits itself", async () => {
    const week = await takenWeek("rtc-360")
    const [customer, email] = [await signedInCustomer(), freshAddress()]
    const stranger = await confirmedEntry(week, email)
    await join(week.wish(customer.email), customer.token)
    await week.free(1)
    await offeredToken(email)
    const open = await moved(customer, week, email)
    expect((await entryOf(stranger)).state).toBe("offered")
    expect(open).toMatchObject([{ email, state: "offered" }])
  })

  it("stays offered where that address waits, which it is for then", async () => {
    const week = await takenWeek("rtc-360")
    const [customer, email] = [await signedInCustomer(), freshAddress()]
    await join(week.wish(customer.email), customer.token)
    const stranger = await confirmedEntry(week, email)
    await week.free(1)
    await offeredToken(customer.email)
    const open = await moved(customer, week, email)
    expect((await entryOf(stranger)).state).toBe("ended")
    expect(open).toMatchObject([{ email, state: "offered" }])
  })

  it("is one with his own at an address that he comes back to", async () => {
    const week = await takenWeek("rtc-360")
    const [customer, first, third] = [await signedInCustomer(), freshAddress(), freshAddress()]
    const earlier = await confirmedEntry(week, first)
    await join(week.wish(customer.email), customer.token)
    await sql("update wait_list_entry set customer_id = $2 where email = $1", first, await customerIdOf(customer))
    const open = await moved(customer, week, third, first)
    expect((await entryOf(earlier)).state).toBe("ended")
    expect(open).toMatchObject([{ email: first, state: "waiting" }])
  })
})

describe("an entry that staff end", () => {
  it("hears nothing more, leaves its offer to the next one, and is in the log without its address", async () => {
    const week = await takenWeek("rtc-360")
    const [first, second] = [freshAddress(), freshAddress()]
    const token = await confirmedEntry(week, first)
    await confirmedEntry(week, second)
    await week.free(1)
    await offeredToken(first)
    expect(await entryFor(first)).toMatchObject({
      state: "offered",
      offer: { starts_on: week.rentalstartdate, ends_on: week.rentalenddate, until: expect.any(String) },
    })

    expect((await end(first)).status).toBe(200)
    expect((await entryOf(token)).state).toBe("ended")
    await offeredToken(second)
    const { id } = await entryFor(first, "ended")
    const again = await admin("POST", `/admin/wait-list/${id}/end`)
    expect([again.status, again.body.non_field_errors]).toEqual([
      409,
      ["Dieser Eintrag ist schon beendet oder bestellt."],
    ])

    const [entry] = await sql(
      "select * from audit_entry where action = 'rental.wait-list-end' order by created_at desc",
    )
    const days = { start_day: week.rentalstartdate, end_day: week.rentalenddate }
    expect(entry).toMatchObject({
      ...{ subject_type: "product", subject_id: week.product },
      ...{ before: { ...days, state: "offered" }, after: { ...days, state: "ended" } },
    })
    expect(JSON.stringify(entry)).not.toContain(first)
  })

  it("may be ended before it confirmed, and isn't among the open ones then", async () => {
    const email = freshAddress()
    await join((await takenWeek()).wish(email))
    expect((await end(email)).status).toBe(200)
    expect((await list(`q=${email}`)).count).toBe(0)
  })

  it("isn't there by another id", async () => {
    expect((await admin("POST", "/admin/wait-list/wait_none/end")).status).toBe(404)
  })
})
