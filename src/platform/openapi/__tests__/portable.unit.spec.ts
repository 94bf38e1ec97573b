import { expect, it } from "vitest"
import * as z from "zod/mini"
import { makePortable, portablePattern } from "../portable"

const toJson = (schema: z.ZodMiniType) => {
  const { $schema, ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", override: makePortable })
  return json
}

it.each(["Cc", "Cf", "Zl", "Zp", "Bidi_Control"])("writes out which characters are %s", (name) => {
  const [meant, written] = [new RegExp(`^\\p{${name}}$`, "u"), new RegExp(`^[${portablePattern(`\\p{${name}}`)}]$`)]
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
  const different = all.filter((character) => meant.test(character) !== written.test(character))
  expect(different.map((character) => character.charCodeAt(0).toString(16))).toEqual([])
})

it("asks for no field that is read as something when it is missing", () => {
  const filled = z.pipe(
    z.transform((value: unknown) => value ?? ""),
    z.string(),
  )
  expect(toJson(z.object({ name: z.string(), note: filled })).required).toEqual(["name"])
  expect(toJson(z.object({ note: filled }))).not.toHaveProperty("required")
})

it("says a tuple of equal entries as a list of that length", () => {
  expect(toJson(z.tuple([z.number(), z.number()]))).toEqual({
    type: "array",
    items: { type: "number" },
    minItems: 2,
    maxItems: 2,
  })
})
