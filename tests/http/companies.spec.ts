import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Sandbox } from "../../integrations/sandbox/sandbox-server"
import { SANDBOX_LOGIN, startZefixSandbox } from "../../integrations/zefix/sandbox/zefix-sandbox"
import { aCompany, api, sql } from "../harness"
import { type ShopProcess, startShop } from "../harness/app"
import { target } from "../harness/target"

beforeEach(() => sql("delete from session_attempt"))

describe("GET /zefix/search/", () => {
  it.each(["/zefix/search/?query=Holzbau%20M", "/zefix/search?query=Holzbau%20M"])(
    "finds active companies by the begin of their name: %s",
    async (path) => {
      const { status, body } = await api("GET", path)
      expect(status).toBe(200)
      expect(body).toEqual({
        results: [
          expect.objectContaining({ name: "Holzbau Muster GmbH", uid: "CHE-900.106.502", uid_raw: "CHE900106502" }),
        ],
        too_many: false,
      })
    },
  )

  it.each([
    ["the number", "CHE-999.999.996"],
    ["the number as registers send it", "CHE999999996"],
  ])("finds a company by %s", async (_name, query) => {
    expect((await api("GET", `/zefix/search/?query=${query}`)).body.results).toHaveLength(1)
  })

  it("finds nothing without an error", async () => {
    const { status, body } = await api("GET", "/zefix/search/?query=Nirgendwo")
    expect([status, body.results]).toEqual([200, []])
  })

  it.each(["", "?query=", "?query=%20", "?query=a&query=b", `?query=${"x".repeat(151)}`])(
    "refuses %j, keyed by its field",
    async (query) => {
      const { status, body } = await api("GET", `/zefix/search/${query}`)
      expect(status).toBe(400)
      expect(Object.keys(body)).toEqual(["query"])
    },
  )

  it("takes a stale login for none", async () => {
    expect((await api("GET", "/zefix/search/?query=Muster%20H", { token: "abgelaufen" })).status).toBe(200)
  })

  it("is limited to 60 a minute from one address", async () => {
    await api("GET", "/zefix/search/?query=Muster%20H")
    await sql(
      "insert into session_attempt (rule, subject) select rule, subject from session_attempt, generate_series(2, 60)",
    )
    const refused = await api("GET", "/zefix/search/?query=Muster%20H")
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
  })
})

describe("GET /zefix/company/{uid}/", () => {
  it.each(["/zefix/company/CHE900100391/", "/zefix/company/CHE900100391", "/zefix/company/CHE-900.100.391/"])(
    "answers the company with its address: %s",
    async (path) => {
      const { status, body } = await api("GET", path)
      expect(status).toBe(200)
      expect(body).toEqual({
        name: "Muster Holzbau AG",
        uid: "CHE-900.100.391",
        legalSeat: "Appenzell",
        address: { street: "Sägemusterweg", houseNumber: "4", swissZipCode: "9050", city: "Appenzell" },
      })
    },
  )

  it.each([
    ["nobody has", "CHE109322551"],
    ["has a wrong check digit", "CHE900100392"],
    ["is none", "muster"],
    ["is a path", "..%2F..%2Flegalform"],
  ])("is 404 for a number that %s", async (_name, uid) => {
    expect((await api("GET", `/zefix/company/${uid}/`)).status).toBe(404)
  })
})

describe("the company number at sign-up", () => {
  const signUp = (company_uid: unknown) =>
    api("POST", "/signup/", {
      body: { ...aCompany, email: `uid-${Math.random()}@example.ch`, password: "geheim", company_uid },
    })

  it("is kept as people write it", async () => {
    expect((await signUp("CHE900100391")).status).toBe(201)
    const [account] = await sql("select company_uid from session_account order by created_at desc limit 1")
    expect(account.company_uid).toBe("CHE-900.100.391")
  })

  it("may be missing, for a company entered by hand", async () => {
    expect((await signUp(null)).status).toBe(201)
  })

  it.each(["CHE-123.456.789", "muster", "", 900100391])("is refused when it is none: %j", async (uid) => {
    const { status, body } = await signUp(uid)
    expect(status).toBe(400)
    expect(Object.keys(body)).toEqual(["company_uid"])
  })
})

describe("a register that is down", () => {
  let sandbox: Sandbox
  let shop: ShopProcess
  beforeAll(async () => {
    sandbox = await startZefixSandbox({ companiesFile: "seed/content/companies.json" })
    shop = await startShop({
      databaseUrl: target().databaseUrl,
      name: "zefix",
      env: {
        ZEFIX_BASE_URL: sandbox.baseUrl,
        ZEFIX_USERNAME: SANDBOX_LOGIN.username,
        ZEFIX_PASSWORD: SANDBOX_LOGIN.password,
      },
    })
  })
  afterAll(async () => {
    await shop.stop()
    await sandbox.stop()
  })

  it("is 503 with the text that the page shows; what was found before is still there", async () => {
    const { baseUrl } = shop
    await api("GET", "/zefix/search/?query=Holzbau%20M", { baseUrl })
    sandbox.faults.add({ action: { kind: "answer", status: 503, body: "<h1>Wartung</h1>" } })
    const failed = await api("GET", "/zefix/search/?query=Muster%20M", { baseUrl })
    expect(failed.status).toBe(503)
    expect(failed.body).toEqual({
      non_field_errors: ["Firmensuche fehlgeschlagen. Bitte versuchen Sie es erneut."],
    })
    expect((await api("GET", "/zefix/company/CHE900100014/", { baseUrl })).status).toBe(503)
    expect((await api("GET", "/zefix/search/?query=holzbau%20m%20", { baseUrl })).body.results).toHaveLength(1)
    sandbox.faults.clear()
    expect((await api("GET", "/zefix/search/?query=Muster%20M", { baseUrl })).status).toBe(200)
  })
})
