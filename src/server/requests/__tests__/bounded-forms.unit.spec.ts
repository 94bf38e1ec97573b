import { describe, expect, it } from "vitest"
import { isBoundedForm } from "../bounded-forms"

const FORM = "multipart/form-data; boundary=x"

describe("a form with files", () => {
  it.each([
    ["of some pictures", { "content-type": FORM, "content-length": "9000000" }, true],
    ["of more than is kept in memory", { "content-type": FORM, "content-length": "33554433" }, false],
    ["that doesn't say how long it is", { "content-type": FORM, "transfer-encoding": "chunked" }, false],
    ["in capitals", { "content-type": "Multipart/Mixed", "content-length": "9999999999" }, false],
    ["of no length", { "content-type": FORM, "content-length": "x" }, false],
  ])("%s", (_case, headers, isTaken) => expect(isBoundedForm(headers)).toBe(isTaken))

  it.each([
    ["a body that is parsed", { "content-type": "application/json", "content-length": "1" }],
    ["a file that is streamed", { "content-type": "application/octet-stream" }],
    ["nothing", {}],
  ])("is not %s", (_case, headers) => expect(isBoundedForm(headers)).toBe(true))
})
