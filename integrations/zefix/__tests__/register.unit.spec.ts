import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { RawUid } from "#kernel/uid"
import { describeCompanyRegister } from "../../__tests__/describe-company-register"
import type { Sandbox } from "../../sandbox/sandbox-server"
import { ZefixClient } from "../client"
import { zefixRegister } from "../register"
import { SANDBOX_LOGIN, startZefixSandbox } from "../sandbox/zefix-sandbox"
import { searchName } from "../search-name"

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startZefixSandbox({ companiesFile: "seed/content/companies.json", mostHits: 10 })
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.faults.clear())

const register = () => zefixRegister(new ZefixClient({ baseUrl: sandbox.baseUrl, ...SANDBOX_LOGIN }))
const names = async (typed: string) => (await register().search(typed)).results.map(({ name }) => name)

describe("searching by name", () => {
  it("finds the begin of a name, whatever its case", async () => {
    expect(await names("holzbau üb")).toEqual(["Holzbau Übungswil AG"])
  })

  it("answers what a list shows", async () => {
    expect((await register().search("Muster Holzbau")).results).toEqual([
      {
        name: "Muster Holzbau AG",
        uid: "CHE-900.100.391",
        uid_raw: "CHE900100391",
        legalSeat: "Appenzell",
        ehraid: 9900003,
      },
    ])
  })

  it("leaves out what is deleted or in liquidation", async () => {
    expect(await names("Muster Möbelbau")).toEqual([])
    expect(await names("Muster Tiefbau")).toEqual([])
  })

  it("says that there are too many", async () => {
    expect(await register().search("Mu")).toEqual({ results: [], too_many: true })
  })

  it("finds nothing for a name that nobody has", async () => {
    expect(await register().search("Nirgendwo")).toEqual({ results: [], too_many: false })
  })

  it("takes signs of patterns as they are", async () => {
    expect(await names("Muster & S")).toEqual(["Muster & Söhne Zimmerei KLG"])
    expect(await names("Vermessung Muster + P")).toEqual(["Vermessung Muster + Partner AG"])
    expect(await names("(.+")).toEqual([])
  })
})

describe("searching by number", () => {
  it("finds the one company", async () => {
    expect(await names("CHE-999.999.996 MWST")).toEqual(["Muster Vermessung AG"])
  })

  it("takes a number with a wrong check digit for a name", async () => {
    expect(await names("CHE-999.999.997")).toEqual([])
  })
})

describe("a company by its number", () => {
  it("comes with its address", async () => {
    expect(await register().byUid("CHE900100391")).toEqual({
      name: "Muster Holzbau AG",
      uid: "CHE-900.100.391",
      legalSeat: "Appenzell",
      address: { street: "Sägemusterweg", houseNumber: "4", swissZipCode: "9050", city: "Appenzell" },
    })
  })

  it("has its post-office box for a street if it has no other", async () => {
    expect((await register().byUid("CHE900104590"))?.address).toMatchObject({
      street: "Postfach 1234",
      houseNumber: "",
    })
  })

  it("is null if nobody has the number", async () => {
    expect(await register().byUid("CHE109322551")).toBeNull()
  })
})

describe("searchName", () => {
  it.each([
    ["Holz", "Holz*"],
    ["  Holz   bau ", "Holz bau*"],
    ["Ho", "Ho*"],
    ["Holz*", "Holz*"],
    ["H*bau", "H*bau*"],
    ["**Holz**", "Holz*"],
    ["H", null],
    ["**", null],
    ["", null],
  ])("makes of %j %j", (typed, name) => {
    expect(searchName(typed)).toBe(name)
  })
})

describeCompanyRegister("Zefix", { name: "Muster Holzbau", uid: "CHE900100391" as RawUid }, register)
