import { expect, it } from "vitest"
import { defineExtension, text, z } from "#extension"
import { secretsIn } from "../extension-logger"

const extension = defineExtension({
  name: "acme",
  requires: "^1.0.0",
  env: z.object({
    ACME_URL: text,
    ACME_TOKEN: text.optional(),
    ACME_API_KEY: text.optional(),
    ACME_APIKEY: text.optional(),
    ACME_TOKENS: text.optional(),
    ACME_USER: text.optional(),
  }),
})
const said = (source: Record<string, string>, line: string) => secretsIn(extension, source)(line)

it.each([
  ["a token", { ACME_TOKEN: "s3cret" }, "refused s3cret twice: s3cret", "refused *** twice: ***"],
  ["a key, without the blanks around it", { ACME_API_KEY: " k-123 " }, "with k-123.", "with ***."],
  [
    "what is secret by a part of its name",
    { ACME_APIKEY: "k-123", ACME_TOKENS: "s3cret" },
    "k-123 and s3cret",
    "*** and ***",
  ],
  [
    "nothing else of its own",
    { ACME_URL: "http://acme", ACME_USER: "banana" },
    "http://acme banana",
    "http://acme banana",
  ],
  ["nothing of others", { OTHER_TOKEN: "s3cret" }, "s3cret", "s3cret"],
  ["no short one, which would hide half of the text", { ACME_TOKEN: "e" }, "the warehouse", "the warehouse"],
])("takes out of a line %s", (_case, source, line, told) => {
  expect(said(source, line)).toBe(told)
})
