import { describe, expect, it } from "vitest"
import { aCompany, api, signedInCustomer, sql } from "../harness"

describe("GET /profile/", () => {
  it("shows what was entered at sign-up, with exactly the contract's fields", async () => {
    const { token, email } = await signedInCustomer()
    const answer = await api("GET", "/profile/", { token })
    expect(answer.status).toBe(200)
    const { company, company_uid: _uid, ...entered } = aCompany
    expect(answer.body).toEqual({ ...entered, company_name: company, email, last_password_change: null })
  })

  it("is kept by no cache", async () => {
    const { token } = await signedInCustomer()
    const { headers } = await api("GET", "/profile/", { token })
    expect(headers.get("cache-control")).toBe("no-store")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
  })

  it("shows each customer their own", async () => {
    const [anna, beat] = [
      await signedInCustomer({ first_name: "Anna" }),
      await signedInCustomer({ first_name: "Beat" }),
    ]
    const [forAnna, forBeat] = await Promise.all([anna, beat].map(({ token }) => api("GET", "/profile", { token })))
    expect([forAnna.body.first_name, forBeat.body.first_name]).toEqual(["Anna", "Beat"])
  })

  it("needs a login", async () => {
    const answer = await api("GET", "/profile/")
    expect([answer.status, answer.body]).toEqual([403, { non_field_errors: ["Bitte melden Sie sich an."] }])
  })
})

describe("PUT /profile/", () => {
  const changed = {
    company: "Muster Metallbau GmbH",
    sector: "Metallbau",
    first_name: "Paul",
    last_name: "Schlosser",
    address: "Werkmusterstrasse 2",
    postalcode: "8400",
    city: "Winterthur",
    phone: "+41 52 000 00 00",
  }

  it.each(["/profile/", "/profile"])("changes company and person, which staff see at once: %s", async (path) => {
    const { token, email } = await signedInCustomer()
    const answer = await api("PUT", path, { token, body: changed })
    expect(answer.status).toBe(200)
    const { company, ...rest } = changed
    expect(answer.body).toEqual({ ...rest, company_name: company, email, last_password_change: null })
    expect((await api("GET", "/profile/", { token })).body).toEqual(answer.body)
    const [customer] = await sql("select company_name, phone from customer where email = $1", email)
    expect(customer).toEqual({ company_name: company, phone: changed.phone })
  })

  it("changes neither the e-mail nor anything that isn't a field", async () => {
    const { token, email, password } = await signedInCustomer()
    const forged = { email: "andere@example.ch", customer_id: "cus_1", activated_at: null, has_account: false }
    expect((await api("PUT", "/profile/", { token, body: { ...changed, ...forged } })).body.email).toBe(email)
    expect((await api("POST", "/token/login/", { body: { username: email, password } })).status).toBe(200)
  })

  it.each([
    ["company", "", "Bitte Firma eingeben"],
    ["sector", "Raumfahrt", "Bitte Branche auswählen"],
    ["address", " ", "Bitte Adresse eingeben"],
    ["postalcode", undefined, "Bitte Postleitzahl eingeben"],
    ["city", null, "Bitte Ort eingeben"],
    ["first_name", "", "Bitte Vornamen eingeben"],
    ["last_name", 7, "Bitte Namen eingeben"],
    ["phone", "", "Bitte Telefonnummer eingeben"],
    ["company", "x".repeat(151), "Höchstens 150 Zeichen."],
  ])("is refused for its %s: %j, and nothing changes", async (field, value, message) => {
    const { token } = await signedInCustomer()
    const before = (await api("GET", "/profile/", { token })).body
    const answer = await api("PUT", "/profile/", { token, body: { ...changed, [field]: value } })
    expect([answer.status, answer.body]).toEqual([400, { [field]: [message] }])
    expect((await api("GET", "/profile/", { token })).body).toEqual(before)
  })
})
