import fs from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import * as z from "zod/mini"
import { lineOfText, optionalLine, optionalText, requiredText } from "#kernel/wire/primitives"
import { calls } from "../openapi"

const HOSTILE = {
  "the end of a line": "a\r\nBcc: b",
  "a line feed": "a\nb",
  "a bell": "a\u0007b",
  "a character that deletes": "a\u007fb",
  "a control of the second set": "a\u0085b",
  "a line separator": "a\u2028b",
  "text from the right": "a\u202eb",
  "text from the left": "a\u202ab",
  "an isolate": "a\u2066b",
  "a mark of direction": "a\u200eb",
  "an Arabic mark": "a\u061cb",
}

/** Not shown to anybody, of several lines, or not read at all: the `email` of a profile. Other e-mails take no text but one. */
const NOT_LINES = new Set([
  ...[
    "password",
    "current_password",
    "new_password",
    "query",
    "note",
    "former_note",
    "reason",
    "text",
    "content",
    "html",
    "description",
  ],
  ...["unsigned_reason", "waiver_reason", "signature", "email"],
])

/** Compared with what there is, and not kept: what isn't found is refused. */
const LOOKED_UP =
  /^(product|colleague|customer|hold|replaces|quantity|delivery|productservice|token|copy_of|before|version|rentalstartdate|rentalenddate|starts_on|ends_on|id|\w+_id)$/

type Fields = Record<string, z.ZodMiniType>
const isObject = (schema: unknown): schema is { shape: Fields } =>
  typeof schema === "object" && schema !== null && "shape" in schema && "_zod" in schema

/** Whether the field takes a text as such, and not only one of a list or a form. */
const takesText = (schema: z.ZodMiniType) => ["Petra", "Wil SG"].every((text) => z.safeParse(schema, text).success)

async function bodies(): Promise<[string, Fields][]> {
  const areas = path.resolve(import.meta.dirname, "../../shop")
  const files = fs.readdirSync(areas, { recursive: true, encoding: "utf8" })
  const staff = files.filter((file) => /^[\w-]+\/wire\/staff[\w-]*\.ts$/.test(file))
  const modules = await Promise.all(staff.map((file) => import(path.join(areas, file))))
  const ofStaff = modules.flatMap((exported) => Object.entries(exported as object))
  const ofCustomers = calls.map(({ method, path, body }) => [`${method} ${path}`, body] as const)
  return [...ofCustomers, ...ofStaff.filter(([name]) => /(Body|Query|Change|Changes)$/.test(name))].flatMap(
    ([name, schema]) => (isObject(schema) ? [[name, schema.shape] as [string, Fields]] : []),
  )
}

const lines = (await bodies()).flatMap(([name, fields]) =>
  Object.entries(fields).flatMap(([field, schema]): [string, z.ZodMiniType][] =>
    !NOT_LINES.has(field) && !LOOKED_UP.test(field) && takesText(schema) ? [[`${field} of ${name}`, schema]] : [],
  ),
)

describe("a text of one line", () => {
  it("is found in every form", () => {
    const named = lines.map(([name]) => name)
    for (const field of ["first_name", "company", "city", "phone"]) {
      for (const form of ["post /signup/", "put /profile/", "post /registration/"]) {
        expect(named).toContain(`${field} of ${form}`)
      }
    }
    expect(named.length).toBeGreaterThan(30)
  })

  it.each(lines)("%s takes no control characters and none that turn the reading direction", (_name, schema) => {
    const taken = Object.entries(HOSTILE).filter(([, text]) => z.safeParse(schema, text).success)
    expect(taken.map(([what]) => what)).toEqual([])
  })

  it.each(["Müller & Söhne AG", "O’Brien-Łukasz", "Dr. José", "c/o «Werk» 2", "东京", "👷 Bau", "a\u00adb"])(
    "takes %s",
    (text) => {
      for (const schema of [lineOfText("input.city_missing"), optionalLine()]) expect(z.parse(schema, text)).toBe(text)
    },
  )

  it("drops blanks and ends of lines around it", () => {
    expect(z.parse(lineOfText("input.city_missing"), " Petra\r\n")).toBe("Petra")
  })
})

describe("a text of several lines", () => {
  it.each([requiredText("input.city_missing"), optionalText()])(
    "keeps its lines and refuses other controls",
    (schema) => {
      expect(z.parse(schema, "Zeile 1\r\n\tZeile 2\nZeile 3")).toBe("Zeile 1\r\n\tZeile 2\nZeile 3")
      for (const text of ["a\u0007b", "a\u0000b", "a\u0085b", "a\u001bb"])
        expect(z.safeParse(schema, text).success).toBe(false)
    },
  )
})
