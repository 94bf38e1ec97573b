import { readFileSync } from "node:fs"
import path from "node:path"
import messages from "@words/messages.json"
import { expect, test } from "vitest"
import { messageKey } from "#kernel/wire/message"
import { messageText } from "../message-text"

const root = path.resolve(import.meta.dirname, "../../../../..")
const read = (file: string) => readFileSync(path.join(root, file), "utf8")

/** The schemas that forms here check with, and what those are made of. */
const SHARED = [
  "src/kernel/wire/primitives.ts",
  "src/shop/accounts/wire/account.ts",
  "src/shop/accounts/wire/address.ts",
  "src/shop/accounts/wire/company.ts",
  "src/shop/checkout/wire/checkout.ts",
  "src/shop/events/wire/events.ts",
  "src/shop/orders/wire/rental-change.ts",
]
const serverTexts = (area: string): Record<string, string> => JSON.parse(read(`src/texts/de/${area}.json`))
const codesIn = (file: string) => [...read(file).matchAll(/"([a-z]+\.[a-z]\w*)"/g)].map(([, code]) => code)

test.each([
  ["a code", "accounts.password_missing", "Bitte Passwort eingeben"],
  ["a code with a value", messageKey("input.too_long", { most: 12 }), "Höchstens 12 Zeichen."],
  ["a text of the storefront", "common:loading", "Wird geladen"],
  ["a sentence from the server", "Das gibt es schon.", "Das gibt es schon."],
  ["what looks like a code", "nowhere.at_all", "nowhere.at_all"],
])("says %s", (_case, message, text) => expect(messageText(message)).toBe(text))

test.each(SHARED)("has a text for what %s says", (file) => {
  const codes = codesIn(file)
  expect(codes.filter((code) => messageText(code) === code)).toEqual([])
  expect(codes).not.toEqual([])
})

test("says what the server says", () => {
  for (const [area, texts] of Object.entries(messages)) expect(serverTexts(area)).toMatchObject(texts)
})
