import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { accountName, addressName, personName, staffName } from "../names"
import { quoteNumber, shopNumber } from "../shop-numbers"

const SRC = path.resolve(__dirname, "../../..")
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !/__tests__|\/migrations\//.test(file))
const TEXTS = FILES.map((file) => [file, readFileSync(path.join(SRC, file), "utf8")] as const)

/** Two halves of a name put together, and nothing else with them. */
const PERSON = /concat(?:_ws)?\((?:' ', )?[\w".]*first_name, (?:' ', )?[\w".]*last_name\)|first_name\s*\|\|/
const NUMBER = /'[WO]-' \|\||coalesce\([\w".$({})]*custom_display_id/

const saying = (what: RegExp) => TEXTS.filter(([, text]) => what.test(text)).map(([file]) => file)

describe("SQL for what people are called", () => {
  it.each([
    ["an account", accountName("customer")],
    ["an address", addressName("a")],
    ["staff", staffName("staff", "id")],
    ["put together with concat_ws", "concat_ws(' ', a.first_name, a.last_name)"],
    ["put together with bars", "a.first_name || ' ' || a.last_name"],
    ["without an alias", "trim(concat(first_name, ' ', last_name))"],
  ])("is recognised: %s", (_case, sql) => expect(sql).toMatch(PERSON))

  it("is in one file", () => {
    expect(personName("a")).toMatch(PERSON)
    expect(saying(new RegExp(`${PERSON.source}|\\$\\{row\\}\\.first_name`))).toEqual(["platform/sql/names.ts"])
  })
})

describe("SQL for the numbers of orders and quotes", () => {
  it.each([
    ["an order's", shopNumber("o")],
    ["a quote's", quoteNumber("quote")],
  ])("is recognised: %s", (_case, sql) => expect(sql).toMatch(NUMBER))

  it("is in one file", () => expect(saying(NUMBER)).toEqual(["platform/sql/shop-numbers.ts"]))
})
