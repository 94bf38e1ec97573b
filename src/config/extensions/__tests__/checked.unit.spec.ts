import { describe, expect, it } from "vitest"
import { defineErp, defineExtension, EXTENSION_API_VERSION, type MailPage, text, z } from "#extension"
import { checkedExtensions } from "../checked"
import { complaintsOf } from "../complaints"

const FILE = "shop.config.ts"
const named = (name: string, more: Partial<Parameters<typeof defineExtension>[0]> = {}) =>
  defineExtension({ name, requires: "^1.0.0", ...more })
const dayRule = { code: "rest", title: "Ruhetag", refusal: "Ruhetag.", bars: "both", isBarred: () => true } as const
const charge = { title: "Pfand", isRefundable: true, amountOf: () => 0 }
const mailPage: MailPage = ({ body, greeting, sender }) =>
  `<html>${body}${greeting}${sender.company}${sender.signature}</html>`

describe("a list of extensions", () => {
  it.each([
    ["none", []],
    ["several", [named("one"), named("two")]],
    ["one that lays mails out", [named("one", { mailPage })]],
    ["exactly this version", [named("one", { requires: EXTENSION_API_VERSION })]],
  ])("may be %s", (_case, listed) => {
    expect(checkedExtensions(listed, FILE)).toBe(listed)
  })

  it.each([
    ["is no list", undefined, "shop.config.ts must export { extensions: [...] }"],
    ["has something else in it", [{ name: "one" }], "shop.config.ts must export { extensions: [...] }"],
    ["has a name in capitals", [named("One")], 'Extension "One"'],
    ["has a name twice", [named("one"), named("one")], 'Extension "one"'],
    ["takes a name that configuration uses", [named("off")], 'Extension "off"'],
    [
      "wants a later version",
      [named("one", { requires: "^2.0.0" })],
      `one requires ^2.0.0, and this shop offers ${EXTENSION_API_VERSION}.`,
    ],
    ["wants what is no version", [named("one", { requires: "new" })], 'one requires "new", which is no range'],
    ["charges without a title", [named("one", { charges: [{ ...charge, code: "key", title: "" }] })], 'charge "key"'],
    [
      "charges twice",
      [
        named("one", {
          charges: [
            { ...charge, code: "key" },
            { ...charge, code: "key" },
          ],
        }),
      ],
      'charge "key"',
    ],
    ["bars days without a title", [named("one", { dayRules: [{ ...dayRule, title: "" }] })], 'day rule "rest"'],
    ["bars days without a sentence", [named("one", { dayRules: [{ ...dayRule, refusal: "" }] })], 'day rule "rest"'],
    ["bars days twice", [named("one", { dayRules: [dayRule, dayRule] })], 'day rule "rest"'],
    ["bars days by a wrong code", [named("one", { dayRules: [{ ...dayRule, code: "Rest" }] })], 'day rule "Rest"'],
    [
      "lays mails out without who wrote them",
      [named("one", { mailPage: ({ body, greeting }) => `<html>${body}${greeting}</html>` })],
      "one has a mailPage that leaves out [company].",
    ],
    ["lays mails out as no page", [named("one", { mailPage: ({ body }) => body })], "one has a mailPage that makes no"],
    [
      "fails to lay mails out",
      [
        named("one", {
          mailPage: () => {
            throw new Error("no logo")
          },
        }),
      ],
      "one has a mailPage that fails: no logo.",
    ],
    [
      "lays mails out twice",
      [named("one", { mailPage }), named("two", { mailPage })],
      "two has a mailPage, and so has",
    ],
    ["has words in a language that there isn't", [named("one", { texts: { fr: {} } })], 'one has words in "fr"'],
    [
      "has words for what the shop doesn't say",
      [named("one", { texts: { de: { "ordermails.hello": "Hallo" } } })],
      'one has words for "ordermails.hello", which',
    ],
    [
      "has words with a value that isn't told",
      [named("one", { texts: { de: { "ordermails.quote_subject": "Offerte {{numbr}}" } } })],
      'one has words for "ordermails.quote_subject" with {{numbr}}',
    ],
    ["has a variable in small letters", [named("one", { env: z.object({ url: text }) })], 'variable "url"'],
  ])("is refused where it %s", (_case, listed, said) => {
    expect(() => checkedExtensions(listed, FILE)).toThrow(said)
  })
})

describe("an extension's variables", () => {
  const erp = defineErp({
    variables: z.object({ BOOKS_URL: text.optional() }),
    settings: ({ BOOKS_URL }) => BOOKS_URL,
    required: "BOOKS_URL",
    connect: () => {
      throw new Error("not connected here")
    },
  })
  const books = named("books", { erp, env: z.object({ BOOKS_PASSWORD: text.min(8, "must be longer").optional() }) })
  const chosen = { isProduction: false, erp: "bexio", companyRegister: "zefix", mails: "smtp" }
  const complaints = (source: Record<string, string>, more: Partial<typeof chosen> = {}, taken: string[] = []) =>
    complaintsOf([books], { source, chosen: { ...chosen, ...more }, taken }).map(
      ({ variable, message }) => `${variable} ${message}`,
    )

  it("may be missing while nothing asks for them", () => {
    expect(complaints({})).toEqual([])
  })

  it.each([
    ["wrong", { BOOKS_PASSWORD: "kurz" }, {}, "BOOKS_PASSWORD must be longer (extension books)"],
    ["missing for the chosen ERP", {}, { erp: "books" }, "BOOKS_URL must be set when ERP_MODE=books (extension books)"],
    [
      "missing in production",
      {},
      { erp: "books", isProduction: true },
      "BOOKS_URL must be set when SHOP_MODE=production, unless ERP_MODE=off (extension books)",
    ],
  ])("are named with the extension, without their value, where one is %s", (_case, source, more, said) => {
    expect(complaints(source, more)).toEqual([said])
  })

  it("may not be the shop's own", () => {
    expect(complaints({}, {}, ["BOOKS_PASSWORD"])).toEqual([
      "BOOKS_PASSWORD must have another name, as the shop has one of it (extension books)",
    ])
  })
})
