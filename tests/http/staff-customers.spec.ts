import { beforeAll, describe, expect, it } from "vitest"
import { withoutLinks } from "#kernel/words/without-links"
import type { StaffCustomerAccount, StaffCustomerHits, StaffCustomerList } from "#shop/accounts/wire/staff-customers"
import type { StaffSearch } from "#wire/staff-search"
import { api, mailTo, type SignedInCustomer, signedInCustomer, sql, staff } from "../harness"

let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
let id: string
beforeAll(async () => {
  admin = await staff()
  customer = await signedInCustomer({ company: "Findbar 100% AG" })
  id = await idOf(customer.email)
})

const idOf = async (email: string) =>
  (await sql("select customer_id from session_account where email = $1", email))[0].customer_id as string
const act = (method: string, path: string, body?: unknown, of = id) =>
  admin(method, `/admin/customers/${of}/${path}`, body)
const account = async (of = id): Promise<StaffCustomerAccount> =>
  (await act("GET", "account", undefined, of)).body.account
const lastAudit = async (of = id) =>
  (await sql("select * from audit_entry where subject_id = $1 order by created_at desc, id desc limit 1", of))[0]
const profile = (token: string) => api("GET", "/profile/", { token })
const login = (username: string, password = customer.password) =>
  api("POST", "/token/login/", { body: { username, password } })

describe("a customer's account", () => {
  const edited = async (changes: object) => {
    const { company, company_uid, sector, first_name, last_name, phone, address, postalcode, city, version } =
      await account()
    const fields = { company, company_uid, sector, first_name, last_name, phone, address, postalcode, city, version }
    return act("POST", "account", { ...fields, ...changes })
  }

  it("is read with login, addresses and the accounts' contact; null where there is none", async () => {
    expect(await account()).toMatchObject({
      company: "Findbar 100% AG",
      email: customer.email,
      sessions: 1,
      deactivation: null,
      erp_contact: null,
      addresses: [],
      activated_at: expect.any(String),
    })
    expect((await act("GET", "account", undefined, "cus_unknown")).body).toEqual({ account: null })
  })

  it("is edited by the rules of the profile page, with an audit entry of what changed", async () => {
    expect((await edited({ phone: "+41 71 999 99 99", company_uid: "che109322551" })).status).toBe(200)
    expect(await account()).toMatchObject({ phone: "+41 71 999 99 99", company_uid: "CHE-109.322.551" })
    expect((await profile(customer.token)).body.phone).toBe("+41 71 999 99 99")
    expect(await lastAudit()).toMatchObject({
      action: "customer.edit",
      before: { phone: "+41 71 000 00 11", company_uid: "" },
      after: { phone: "+41 71 999 99 99", company_uid: "CHE-109.322.551" },
    })
  })

  it.each([
    [{ company: " " }, 400, "company"],
    [{ sector: "Raumfahrt" }, 400, "sector"],
    [{ company_uid: "CHE-109.322.552" }, 400, "company_uid"],
    [{ postalcode: "12345678901" }, 400, "postalcode"],
  ])("isn't edited with %j", async (changes, status, field) => {
    const answer = await edited(changes)
    expect([answer.status, Object.keys(answer.body)]).toEqual([status, [field]])
  })

  it("isn't edited as of yesterday, but can be sent again with the version that the refusal tells", async () => {
    const stale = await edited({ phone: "+41 71 888 88 88", version: "of yesterday" })
    expect([stale.status, Object.keys(stale.body)]).toEqual([409, ["non_field_errors", "version"]])
    const again = await edited({ phone: "+41 71 888 88 88", version: stale.body.version })
    expect(again.status).toBe(200)
    expect((await profile(customer.token)).body.phone).toBe("+41 71 888 88 88")
  })

  it("has addresses that staff add, change and delete", async () => {
    const address = {
      first_name: "Petra",
      last_name: "Muster",
      address: "Weg 1",
      postalcode: "9000",
      city: "St. Gallen",
    }
    const added = await act("POST", "saved-addresses", { ...address, is_default_billing: true })
    expect(added.status).toBe(201)
    const path = `saved-addresses/${added.body.id}`
    const [{ version }] = (await account()).addresses
    expect((await act("POST", path, { ...address, city: "Gossau", version })).body).toMatchObject({ city: "Gossau" })
    expect(await lastAudit()).toMatchObject({
      action: "customer.address",
      before: { city: "St. Gallen", is_default_billing: true },
      after: { city: "Gossau", is_default_billing: false },
    })
    expect((await act("POST", path, { ...address, city: "", version })).body).toHaveProperty("city")
    expect((await act("POST", path, address)).body).toHaveProperty("version")
    expect((await act("DELETE", path)).status).toBe(200)
    expect((await act("DELETE", path)).status).toBe(404)
    expect((await act("POST", "saved-addresses", address, "cus_unknown")).status).toBe(404)
    expect((await account()).addresses).toEqual([])
  })

  it("has addresses that aren't written over unseen, whoever corrected them meanwhile", async () => {
    const address = { first_name: "Petra", last_name: "Muster", address: "Weg 1", postalcode: "9000", city: "Gossau" }
    const { token } = customer
    const { id: saved } = (await api("POST", "/addresses/", { token, body: address })).body
    const [{ version }] = (await account()).addresses
    await api("PUT", `/addresses/${saved}/`, { token, body: { ...address, address: "Weg 2" } })
    const path = `saved-addresses/${saved}`
    const stale = await act("POST", path, { ...address, is_default_billing: true, version })
    expect([stale.status, Object.keys(stale.body)]).toEqual([409, ["non_field_errors", "version"]])
    expect((await account()).addresses).toMatchObject([{ address: "Weg 2", is_default_billing: false }])
    expect((await act("POST", path, { ...address, version: stale.body.version })).status).toBe(200)
    await act("DELETE", path)
  })
})

describe("a customer is found", () => {
  it.each([
    ["company, its signs taken literally", "findbar 100%"],
    ["company number in any spelling", "CHE109322551"],
    ["company, however it is spaced", "find-bar 100%ag"],
    ["phone", "888 88 88"],
    ["phone as the display shows it", "0718888888"],
    ["phone as it is dialled from abroad", "0041 71 888.88.88"],
    ["phone with its country", "+41718888888"],
  ])("by %s", async (_what, words) => {
    const { body } = await admin<StaffCustomerHits>("GET", `/admin/customer-search?q=${encodeURIComponent(words)}`)
    expect(body.customers).toEqual([expect.objectContaining({ id, company: "Findbar 100% AG", orders: 0 })])
  })
  it("by phone from the search over everything and in the list too", async () => {
    const { results } = (await admin<StaffSearch>("GET", "/admin/search?q=0718888888")).body
    expect(results.find(({ entity }) => entity === "customer")?.data).toMatchObject([{ id }])
    const { customers } = (await admin<StaffCustomerList>("GET", "/admin/customer-list?q=071/888-88-88")).body
    expect(customers).toMatchObject([{ id }])
  })
  it("by his country's number however it was written down", async () => {
    const abroad = await signedInCustomer({ company: "Ennet dem Rhein GmbH" })
    for (const phone of ["079 123 45 67", "+41 (0)79 123 45 67", "0041791234567"]) {
      await sql("update customer set phone = $2 where id = $1", await idOf(abroad.email), phone)
      const { body } = await admin<StaffCustomerHits>(
        "GET",
        `/admin/customer-search?q=${encodeURIComponent("+41791234567")}`,
      )
      expect(
        body.customers.map(({ company }) => company),
        phone,
      ).toEqual(["Ennet dem Rhein GmbH"])
    }
  })
  it("by nothing that means something elsewhere", async () => {
    expect((await admin("GET", "/admin/customer-search?q=%25_%25")).body.customers).toEqual([])
    expect((await admin("GET", `/admin/customer-search?q=${"x".repeat(101)}`)).status).toBe(400)
  })
  it("by company in Medusa's own list too", async () => {
    const { body } = await admin("GET", "/admin/customers?q=Findbar")
    expect(body.customers.map((one: { id: string }) => one.id)).toEqual([id])
  })
})

describe("the list of customers", () => {
  const list = async (query: string) => (await admin<StaffCustomerList>("GET", `/admin/customer-list${query}`)).body

  it("says how each is reached, stands and orders, and how many there are of a kind", async () => {
    const { counts, customers } = await list("?q=findbar")
    expect(counts).toEqual({ all: 1, new: 1, waiting: 0, closed: 0 })
    expect(customers).toMatchObject([
      { id, company: "Findbar 100% AG", has_proved_email: true, orders: 0, last_ordered_on: null },
    ])
  })

  it("is turned over by pages, the newest first", async () => {
    const newest = await idOf((await signedInCustomer()).email)
    expect((await list("?limit=1")).customers).toMatchObject([{ id: newest }])
    expect((await list("?limit=1&offset=1")).customers[0].id).not.toBe(newest)
    expect((await list("?limit=1&offset=1000000")).customers).toEqual([])
  })

  it("is read from end to end by programs, whoever becomes one meanwhile", async () => {
    const { customers } = await list("?limit=100")
    const [first, second] = customers
    await signedInCustomer()
    const after = await list(`?limit=1&starting_after=${first.id}`)
    expect(after.customers).toEqual([second])
    expect((await list(`?limit=1&starting_after=${customers.at(-1)!.id}`)).customers).toEqual([])
    expect((await admin("GET", "/admin/customer-list?starting_after=cus_none")).status).toBe(400)
  })

  it.each(["?filter=friends", "?limit=0", `?q=${"x".repeat(101)}`])("refuses %s", async (query) => {
    expect((await admin("GET", `/admin/customer-list${query}`)).status).toBe(400)
  })

  it("finds who hasn't proved the e-mail, and who is closed", async () => {
    const company = { company: "Wartet AG", company_uid: "", sector: "Tiefbau", address: "Weg 1", postalcode: "9000" }
    const person = { city: "Gossau", first_name: "Willi", last_name: "Warter", phone: "+41 71 000 00 23" }
    const body = { ...company, ...person, email: "wartet@example.ch", is_invited: false }
    const { id: caller } = (await admin("POST", "/admin/shop-customers", body)).body
    const waiting = await list("?filter=waiting&q=Wartet")
    expect(waiting.customers).toMatchObject([{ id: caller, has_proved_email: false }])
    expect((await list("?filter=closed&q=Wartet")).customers).toEqual([])
    expect((await act("POST", "deactivation", { reason: "Doppelt" }, caller)).status).toBe(200)
    expect((await list("?filter=closed&q=Wartet")).customers).toMatchObject([{ id: caller, is_deactivated: true }])
    expect((await list("?filter=waiting&q=Wartet")).counts).toEqual({ all: 1, new: 1, waiting: 0, closed: 1 })
  })
})

describe("staff and the login", () => {
  it("sign the customer out everywhere", async () => {
    const second = (await login(customer.email)).body.auth_token
    expect((await act("DELETE", "sessions")).status).toBe(200)
    for (const token of [customer.token, second]) expect((await profile(token)).status).toBe(403)
    expect(await account()).toMatchObject({ sessions: 0, last_login_at: expect.any(String) })
    expect(await lastAudit()).toMatchObject({ action: "customer.end-sessions", before: { sessions: 2 } })
  })

  it("sign out who has a link for a new password; one that activates goes on", async () => {
    await sql(
      `insert into session_link_token (token_hash, customer_id, purpose, expires_at)
       select 'hash-' || purpose, $1, purpose, now() + interval '1 hour' from unnest(array['reset', 'activation']) purpose`,
      id,
    )
    expect((await act("DELETE", "sessions")).status).toBe(200)
    const open = "select purpose from session_link_token where customer_id = $1 and used_at is null"
    expect(await sql(open, id)).toEqual([{ purpose: "activation" }])
  })

  it("send the customer a link for a new password, and none for an account that is active", async () => {
    expect((await act("POST", "mails", { kind: "reset" })).status).toBe(200)
    await mailTo(customer.email, /Neues Passwort/)
    expect((await act("POST", "mails", { kind: "activation" })).status).toBe(409)
    expect((await act("POST", "mails", { kind: "invoice" })).status).toBe(400)
  })

  it("close the account until they open it again", async () => {
    const { auth_token: token } = (await login(customer.email)).body
    expect((await act("POST", "deactivation", { reason: "" })).body).toHaveProperty("reason")
    const answers = await Promise.all([1, 2].map(() => act("POST", "deactivation", { reason: "Zahlt nicht" })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await profile(token)).status).toBe(403)
    expect((await login(customer.email)).body.non_field_errors[0]).toContain("gesperrt")
    expect((await act("POST", "mails", { kind: "reset" })).status).toBe(409)
    expect((await account()).deactivation).toMatchObject({ by: "team@example.ch", reason: "Zahlt nicht" })

    expect((await act("DELETE", "deactivation")).status).toBe(200)
    expect((await act("DELETE", "deactivation")).status).toBe(409)
    expect((await login(customer.email)).status).toBe(200)
    expect(await lastAudit()).toMatchObject({ action: "customer.reactivate" })
  })

  it("give the account another e-mail, of which both addresses hear", async () => {
    const { auth_token: token } = (await login(customer.email)).body
    const email = `Neu-${customer.email}`
    const changed = await act("POST", "login-email", { email })
    expect([changed.status, changed.body]).toEqual([200, {}])
    expect((await profile(token)).status).toBe(403)
    expect((await login(customer.email)).status).toBe(400)
    expect((await login(email)).status).toBe(200)
    for (const to of [customer.email, email.toLowerCase()])
      expect((await mailTo(to, /Neue E-Mail-Adresse/)).text).toContain(withoutLinks(email.toLowerCase()))
    const { body } = await admin("GET", `/admin/customers/${id}`)
    expect(body.customer.email).toBe(email.toLowerCase())
    expect(await lastAudit()).toMatchObject({ action: "customer.login-email", before: { email: customer.email } })
  })

  it.each([
    ["nonsense", "nonsense"],
    ["its own", () => account().then(({ email }) => email)],
    ["another customer's", () => signedInCustomer().then(({ email }) => email.toUpperCase())],
    ["a staff member's", "team@example.ch"],
  ])("don't give it %s", async (_what, wanted) => {
    const email = typeof wanted === "string" ? wanted : await wanted()
    const answer = await act("POST", "login-email", { email })
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, expect.arrayContaining(["email"])])
  })

  it("find nothing to do for a customer without an account", async () => {
    for (const [method, path, body] of [
      ["POST", "deactivation", { reason: "x" }],
      ["DELETE", "sessions", undefined],
      ["POST", "login-email", { email: "frei@example.ch" }],
      ["POST", "mails", { kind: "reset" }],
    ] as const)
      expect((await act(method, path, body, "cus_unknown")).status).toBe(404)
  })
})
