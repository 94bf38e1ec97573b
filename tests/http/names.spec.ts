import { describe, expect, it } from "vitest"
import { accountName, addressName, staffName } from "#platform/sql/names"
import { sql } from "../harness"

type Named = [company: string | null, first: string | null, last: string | null, email: string | null]

const called = async (name: string, of: Named) => {
  const row = "(values ($1::text, $1::text, $2::text, $3::text, $4::text))"
  const [found] = await sql<{ name: string | null }>(
    `select ${name} as name from ${row} named (company, company_name, first_name, last_name, email)`,
    ...of,
  )
  return found.name
}

const PETRA: Named = ["", "Petra", "Muster", "petra@example.ch"]

describe("an order's address and a customer's account are called", () => {
  it.each<[string, Named, string]>([
    ["as the company", ["Muster AG", "Petra", "Muster", null], "Muster AG"],
    ["as the person where there is no company", [null, "Petra", "Muster", null], "Petra Muster"],
    ["as the person where the company is empty", PETRA, "Petra Muster"],
    ["by one half of the name", [null, null, "Muster", null], "Muster"],
    ["by the other half", ["", "Petra", "", null], "Petra"],
    ["by what else is known", ["", "", "", "petra@example.ch"], "petra@example.ch"],
    ["nothing where nothing is known", [null, null, null, null], ""],
  ])("%s", async (_case, named, name) => {
    expect(await called(addressName("named", "named.email, ''"), named)).toBe(name)
    expect(await called(accountName("named", "named.email, ''"), named)).toBe(name)
  })

  it("nothing but company and person, unless it is said", async () => {
    expect(await called(accountName("named"), ["", "", "", "petra@example.ch"])).toBe("")
  })
})

describe("staff are called", () => {
  it.each<[string, Named, string]>([
    ["by name", PETRA, "Petra Muster"],
    ["by e-mail", [null, "", null, "petra@example.ch"], "petra@example.ch"],
    ["by what else is known", [null, null, null, null], "user_1"],
  ])("%s", async (_case, named, name) => {
    expect(await called(staffName("named", "'user_1'"), named)).toBe(name)
  })
})
