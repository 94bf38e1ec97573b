import { describe, expect, it } from "vitest"
import { aCompany, api, mails, mailTo, sql } from "../harness"

const applicant = (changes: Record<string, unknown> = {}) => ({
  ...aCompany,
  email: "petra@holzbau.example.ch",
  password: "geheim",
  ...changes,
})
const signUp = (changes?: Record<string, unknown>, headers?: Record<string, string>) =>
  api("POST", "/signup/", { body: applicant(changes), headers })

describe("POST /signup/", () => {
  it("makes a customer that staff find, with a login in lower case, not yet activated", async () => {
    const answer = await signUp({ email: " Petra@Holzbau.example.ch " })
    expect([answer.status, answer.body]).toEqual([201, {}])
    const [customer] = await sql("select * from customer where email = $1", "petra@holzbau.example.ch")
    expect(customer).toMatchObject({ has_account: true, company_name: aCompany.company, first_name: "Petra" })
    const [account] = await sql("select * from session_account where customer_id = $1", customer.id)
    expect(account).toMatchObject({ sector: "Holzbau", postalcode: "9000", activated_at: null, company_uid: null })
  })

  it("refuses an e-mail that has an account, however it is written", async () => {
    const answer = await signUp({ email: "PETRA@holzbau.example.CH", password: "anderes" })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      email: ["Diese E-Mail-Adresse ist bereits registriert."],
      code: "email_exists",
    })
  })

  it("refuses the e-mail of a staff login, whose password would else be changed", async () => {
    const answer = await signUp({ email: "team@example.ch" })
    expect(answer.body.code).toBe("email_exists")
  })

  it("makes one account, one login and one mail of twenty simultaneous sign-ups in different spellings", async () => {
    const spellings = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? "doppelt@example.ch" : "Doppelt@Example.ch",
    )
    const answers = await Promise.all(spellings.map((email) => signUp({ email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(400)])
    const count = (table: string, column: string) =>
      sql(`select 1 from ${table} where ${column} = 'doppelt@example.ch'`).then((rows) => rows.length)
    expect(await count("customer", "email")).toBe(1)
    expect(await count("session_account", "email")).toBe(1)
    expect(await count("provider_identity", "entity_id")).toBe(1)
    await mailTo("doppelt@example.ch", /bestätigen/)
    expect(mails().filter((mail) => mail.to.includes("doppelt@"))).toHaveLength(1)
  })

  it("says for each field what is missing, and makes nothing", async () => {
    await sql("delete from session_attempt")
    const answer = await api("POST", "/signup/", { body: {} })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      email: ["Bitte E-Mail Adresse eingeben"],
      password: ["Bitte Passwort eingeben"],
      company: ["Bitte Firma eingeben"],
      sector: ["Bitte Branche auswählen"],
      first_name: ["Bitte Vornamen eingeben"],
      last_name: ["Bitte Namen eingeben"],
      address: ["Bitte Adresse eingeben"],
      postalcode: ["Bitte Postleitzahl eingeben"],
      city: ["Bitte Ort eingeben"],
      phone: ["Bitte Telefonnummer eingeben"],
    })
  })

  it.each([
    ["a sector that isn't offered", { sector: "Raumfahrt" }, "sector"],
    ["an e-mail without a domain", { email: "petra@holzbau" }, "email"],
    ["two e-mails", { email: "a@example.ch,b@example.ch" }, "email"],
    ["a list as e-mail", { email: ["a@example.ch"] }, "email"],
    ["an object as password", { password: { $ne: "" } }, "password"],
    ["a password of 129 characters", { password: "x".repeat(129) }, "password"],
    ["a name of blanks", { first_name: "   " }, "first_name"],
    ["a name with NUL", { last_name: "Zimmer\0mann" }, "last_name"],
  ])("refuses %s", async (_case, changes, field) => {
    const answer = await signUp({ email: "neu@example.ch", ...changes })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body)).toEqual([field])
    expect(await sql("select 1 from session_account where email = 'neu@example.ch'")).toEqual([])
  })

  it.each([
    ["one character", "x"],
    ["128 characters", "ü".repeat(128)],
  ])("takes a password of %s: the meter is advice", async (_case, password) => {
    expect((await signUp({ email: `p${password.length}@example.ch`, password })).status).toBe(201)
  })

  it("lets nobody write more than the form has", async () => {
    await signUp({
      email: "mehr@example.ch",
      id: "cus_eigene",
      customer_id: "cus_eigene",
      activated_at: "2020-01-01T00:00:00Z",
      metadata: { discount: 100 },
      groups: ["vip"],
    })
    const [row] = await sql(
      "select c.id, c.metadata, a.activated_at from customer c join session_account a on a.customer_id = c.id where c.email = 'mehr@example.ch'",
    )
    expect(row.id).not.toBe("cus_eigene")
    expect(row).toMatchObject({ metadata: null, activated_at: null })
  })

  it("ignores a login header, good or stale", async () => {
    const answer = await signUp({ email: "kopf@example.ch" }, { authorization: "Token abgelaufen" })
    expect(answer.status).toBe(201)
  })

  it("writes its mail to the given address only, whatever the name contains", async () => {
    await signUp({ email: "zeile@example.ch", first_name: "Petra, Bcc: alle@evil.example", last_name: "<b>Z</b>" })
    const mail = await mailTo("zeile@example.ch", /bestätigen/)
    expect(mail.to).toBe("zeile@example.ch")
    expect(mails().filter(({ to }) => to.includes("evil"))).toEqual([])
    expect(mail.text).toContain("&lt;b&gt;Z&lt;")
  })

  it("keeps neither the password nor the link's secret readable", async () => {
    const mail = await mailTo("zeile@example.ch", /bestätigen/)
    const [, secret] = /token=([A-Za-z0-9_-]+)/.exec(mail.text) ?? []
    expect(secret).toHaveLength(43)
    const kept = await sql(
      `select (select json_agg(t) from session_link_token t)::text || (select json_agg(n) from notification n)::text ||
        (select json_agg(j) from pgboss.job j)::text || (select json_agg(p) from provider_identity p)::text as everything`,
    )
    expect(kept[0].everything).not.toContain(secret)
    expect(kept[0].everything).not.toContain("geheim")
  })
})

describe("GET /check-email/", () => {
  it.each([
    ["petra@holzbau.example.ch", true],
    ["PETRA@HOLZBAU.EXAMPLE.CH", true],
    ["niemand@example.ch", false],
  ])("answers for %s: %s", async (email, exists) => {
    const answer = await api("GET", `/check-email/?email=${encodeURIComponent(email)}`)
    expect([answer.status, answer.body]).toEqual([200, { exists }])
  })

  it.each(["", "?email=", "?email=unfertig@", "?email=a@b.ch&email=c@d.ch"])("refuses '%s'", async (query) => {
    const answer = await api("GET", `/check-email/${query}`)
    expect(answer.status).toBe(400)
    expect(answer.body).toHaveProperty("email")
  })
})
