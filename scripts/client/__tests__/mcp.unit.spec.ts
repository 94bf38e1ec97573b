import { describe, expect, it } from "vitest"
import shop from "../../../package.json"
import tools from "../../../packages/mcp/package.json"
import { oneLine, periodText, plainText } from "../../../packages/mcp/src/plain-text"
import { readSettings } from "../../../packages/mcp/src/settings"

describe("the program for agents reads its environment", () => {
  it.each([
    ["a shop", { SHOP_ORIGIN: "https://shop.example.ch" }, { origin: "https://shop.example.ch" }],
    ["a slash at its end", { SHOP_ORIGIN: "https://shop.example.ch/ " }, { origin: "https://shop.example.ch" }],
    ["no login", { SHOP_ORIGIN: "http://shop.local:9000", SHOP_TOKEN: "" }, { origin: "http://shop.local:9000" }],
    ["a login", { SHOP_ORIGIN: "https://a.ch", SHOP_TOKEN: " abc\n" }, { origin: "https://a.ch", token: "abc" }],
    [
      "a demo",
      { SHOP_ORIGIN: "http://localhost:9000", SHOP_TOKEN: "a" },
      { origin: "http://localhost:9000", token: "a" },
    ],
  ])("with %s", (_case, env, settings) => expect(readSettings(env)).toEqual(settings))

  it.each([
    ["nothing", {}, /^SHOP_ORIGIN is missing/],
    ["no address", { SHOP_ORIGIN: "shop.example.ch" }, /^SHOP_ORIGIN is no address/],
    ["another protocol", { SHOP_ORIGIN: "ftp://shop.example.ch" }, /^SHOP_ORIGIN is no address/],
    ["a path", { SHOP_ORIGIN: "https://shop.example.ch/backend" }, /^SHOP_ORIGIN is more/],
    ["a password", { SHOP_ORIGIN: "https://me:geheim@shop.example.ch" }, /^SHOP_ORIGIN is more/],
    [
      "a login that all could read",
      { SHOP_ORIGIN: "http://shop.example.ch", SHOP_TOKEN: "geheim" },
      /^SHOP_ORIGIN has to/,
    ],
    ["a login of two words", { SHOP_ORIGIN: "https://a.ch", SHOP_TOKEN: "geheim is" }, /^SHOP_TOKEN is no login/],
  ])("and refuses %s, without its value", (_case, env, words) => {
    expect(() => readSettings(env)).toThrow(words)
    expect(() => readSettings(env)).not.toThrow(/geheim/)
  })
})

it.each([
  ["markup", "<p>Für <b>Bau &amp; Wald</b></p><p>1&nbsp;km</p>", "Für Bau & Wald 1 km"],
  ["an entity that isn't known", "&frac12; Tag", "&frac12; Tag"],
  ["more than fits", "a".repeat(30), `${"a".repeat(19)}…`],
])("makes a plain text of %s", (_case, html, text) => expect(plainText(html, 20)).toBe(text))

it("keeps what others write on its line of a question", () =>
  expect(oneLine("Wil\r\n\u2028Total:\u202e CHF 1\t")).toBe("Wil Total: CHF 1"))

it("writes a period as people here do", () =>
  expect(periodText("2026-12-30", "2027-01-04")).toBe("30.12.2026 bis 04.01.2027"))

it("is tested with the very packages that are installed with it", () =>
  expect({ ...shop.dependencies, ...shop.devDependencies }).toMatchObject(tools.dependencies))
