import { describe, expect, it } from "vitest"
import { api, type SignedInCustomer, signedInCustomer, sql } from "../harness"

const ADDRESS = {
  company: "Muster Holzbau AG",
  first_name: "Petra",
  last_name: "Zimmermann",
  address: "Baustelle Süd 3",
  postalcode: "8005",
  city: "Zürich",
  country: "Schweiz",
  is_default_billing: false,
  is_default_shipping: false,
}

const save = ({ token }: SignedInCustomer, changes: object = {}) =>
  api("POST", "/addresses/", { token, body: { ...ADDRESS, ...changes } })
const list = async ({ token }: SignedInCustomer) => (await api("GET", "/addresses/", { token })).body
const replace = ({ token }: SignedInCustomer, id: string, changes: object) =>
  api("PUT", `/addresses/${id}/`, { token, body: { ...ADDRESS, ...changes } })

describe("the saved addresses", () => {
  it("are saved, read, replaced and deleted, with and without the slash", async () => {
    const customer = await signedInCustomer()
    const { token } = customer
    const created = await save(customer)
    expect(created.status).toBe(201)
    expect(created.body).toEqual({
      ...ADDRESS,
      id: expect.any(String),
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    const { id } = created.body
    for (const path of [`/addresses/${id}/`, `/addresses/${id}`])
      expect((await api("GET", path, { token })).body).toEqual(created.body)
    const replaced = await api("PUT", `/addresses/${id}`, { token, body: { ...ADDRESS, city: "Winterthur" } })
    expect([replaced.status, replaced.body.city]).toEqual([200, "Winterthur"])
    const deleted = await api("DELETE", `/addresses/${id}`, { token })
    expect([deleted.status, deleted.body]).toEqual([200, {}])
    expect((await api("GET", `/addresses/${id}/`, { token })).status).toBe(404)
    expect(await list(customer)).toEqual([])
  })

  it("are Medusa's own, so that staff see them at the customer", async () => {
    const customer = await signedInCustomer()
    const { id } = (await save(customer)).body
    const [row] = await sql("select * from customer_address where id = $1", id)
    expect(row).toMatchObject({ address_1: "Baustelle Süd 3", postal_code: "8005", country_code: "ch" })
  })

  it("come defaults first, then the newest", async () => {
    const customer = await signedInCustomer()
    for (const city of ["Aarau", "Basel", "Chur"]) await save(customer, { city, is_default_shipping: city === "Basel" })
    expect((await list(customer)).map(({ city }: { city: string }) => city)).toEqual(["Basel", "Chur", "Aarau"])
  })

  it("have one default of each kind at most, whatever happens at once", async () => {
    const customer = await signedInCustomer()
    const defaults = { is_default_billing: true, is_default_shipping: true }
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(customer, defaults)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    const saved: (typeof defaults)[] = await list(customer)
    expect(saved.filter(({ is_default_billing }) => is_default_billing)).toHaveLength(1)
    expect(saved.filter(({ is_default_shipping }) => is_default_shipping)).toHaveLength(1)
  })

  it("may be default for one thing each, and give it up", async () => {
    const customer = await signedInCustomer()
    const { id } = (await save(customer, { is_default_billing: true, is_default_shipping: null })).body
    await save(customer, { is_default_shipping: true })
    expect((await list(customer)).filter((saved: typeof ADDRESS) => saved.is_default_billing)).toHaveLength(1)
    expect((await replace(customer, id, { is_default_billing: false })).body.is_default_billing).toBe(false)
  })

  it("keep another country's name", async () => {
    const customer = await signedInCustomer()
    expect((await save(customer, { country: "Liechtenstein" })).body.country).toBe("Liechtenstein")
    expect((await save(customer, { country: undefined })).body.country).toBe("Schweiz")
  })

  it("keep markup as text", async () => {
    const customer = await signedInCustomer()
    const company = `<img src=x onerror="alert(1)">`
    expect((await save(customer, { company })).body.company).toBe(company)
  })

  it.each([
    ["first_name", "", "Bitte Vornamen eingeben"],
    ["last_name", "  ", "Bitte Namen eingeben"],
    ["address", undefined, "Bitte Adresse eingeben"],
    ["postalcode", "12345678901", "Höchstens 10 Zeichen."],
    ["city", "x".repeat(151), "Höchstens 150 Zeichen."],
    ["company", "x".repeat(151), "Höchstens 150 Zeichen."],
    ["is_default_billing", "ja", "Ungültiger Wert."],
  ])("are refused for their %s: %j", async (field, value, message) => {
    const { status, body } = await save(await signedInCustomer(), { [field]: value })
    expect([status, body]).toEqual([400, { [field]: [message] }])
  })

  it("take no field that isn't theirs", async () => {
    const [customer, other] = [await signedInCustomer(), await signedInCustomer()]
    const { id } = (await save(customer)).body
    const forged = { id: "cuaddr_1", customer_id: "cus_1", metadata: { country: "X" }, created_at: "2000-01-01" }
    expect((await replace(customer, id, forged)).body).toMatchObject({ id, country: "Schweiz" })
    expect(await list(customer)).toHaveLength(1)
    expect(await list(other)).toHaveLength(0)
  })

  it("of another customer look like none at all", async () => {
    const [owner, stranger] = [await signedInCustomer(), await signedInCustomer()]
    const { id } = (await save(owner)).body
    for (const method of ["GET", "PUT", "DELETE"] as const) {
      const body = method === "PUT" ? ADDRESS : undefined
      const foreign = await api(method, `/addresses/${id}/`, { token: stranger.token, body })
      const missing = await api(method, "/addresses/cuaddr_unknown/", { token: stranger.token, body })
      expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body])
      expect(foreign.status).toBe(404)
    }
    expect(await list(owner)).toHaveLength(1)
  })

  it("are limited in number", async () => {
    const customer = await signedInCustomer()
    await save(customer)
    await sql(`insert into customer_address (id, customer_id, is_default_billing, is_default_shipping)
               select 'cuaddr_many_' || n, customer_id, false, false
               from customer_address, generate_series(2, 100) n where id = (select max(id) from customer_address)`)
    const { status, body } = await save(customer)
    expect([status, body]).toEqual([400, { non_field_errors: ["Es lassen sich höchstens 100 Adressen speichern."] }])
  })
})
