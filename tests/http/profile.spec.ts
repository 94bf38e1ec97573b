import { describe, expect, it } from "vitest"
import { aCompany, api, signedInCustomer } from "../harness"

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
