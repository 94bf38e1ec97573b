import { expect, it } from "vitest"
import { isKept } from "../kept"

it.each([
  ["what was done", 200, {}, true],
  ["what was made", 201, {}, true],
  ["a wrong field", 400, {}, true],
  ["what isn't there", 404, {}, true],
  ["what somebody else was faster at", 409, {}, true],
  ["what is to be asked for again", 409, { "retry-after": "1" }, false],
  ["a missing login", 403, {}, false],
  ["one of staff", 401, {}, false],
  ["too many attempts", 429, { "retry-after": "60" }, false],
  ["a failure", 500, {}, false],
  ["an outage", 503, { "retry-after": "2" }, false],
])("keeps %s (%i %o): %s", (_what, status, headers, kept) => expect(isKept({ status, headers })).toBe(kept))
