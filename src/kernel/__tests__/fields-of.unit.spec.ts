import { describe, expect, it } from "vitest"
import * as z from "zod/mini"
import { fieldsOf } from "../wire/fields-of"

const schema = z.object({ id: z.string(), name: z.nullable(z.string()), note: z.optional(z.string()) })

describe("fieldsOf", () => {
  it.each([
    [
      "what the schema has, in its order",
      { name: "Akku", more: 1, note: "neu", id: "a" },
      '{"id":"a","name":"Akku","note":"neu"}',
    ],
    ["null as null", { name: null, note: "neu", id: "a" }, '{"id":"a","name":null,"note":"neu"}'],
    ["nothing of what is missing", { name: "Akku", id: "a" }, '{"id":"a","name":"Akku"}'],
  ])("takes %s", (_case, known, json) => expect(JSON.stringify(fieldsOf(schema, known))).toBe(json))
})
