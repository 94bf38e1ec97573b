import { expect, it } from "vitest"
import { keyIn } from "../key"

it.each([
  ["a UUID", "8e03978e-40d5-43dd-bc93-6894a57f9324", "8e03978e-40d5-43dd-bc93-6894a57f9324"],
  ["a quoted one, as the draft writes it", '"8e03978e-40d5"', "8e03978e-40d5"],
  ["the shortest", "abcdefgh", "abcdefgh"],
  ["the longest", "k".repeat(255), "k".repeat(255)],
  ["signs of all kinds", "order:4711/2;a=b", "order:4711/2;a=b"],
  ["nothing", "", null],
  ["a short one, which somebody else would think of too", "1234567", null],
  ["a short one in quotes", '"1234567"', null],
  ["one too long", "k".repeat(256), null],
  ["two of them", "8e03978e-40d5, 43dd-bc93-6894", null],
  ["a blank within", "8e03978e 40d5", null],
  ["letters that not everybody writes alike", "schlüssel-4711", null],
  ["what ends a line", "abcdefgh\u007f", null],
])("takes for a key %s: %s", (_what, header, key) => expect(keyIn(header)).toBe(key))
