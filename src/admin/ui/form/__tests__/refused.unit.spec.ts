import { describe, expect, it } from "vitest"
import { StaffRefusal } from "../../../lib/use-staff-change"
import { refusedFields, refusedText, refusedVersion } from "../refused"

describe("what a refusal says of a form", () => {
  it.each<[string, Record<string, unknown>, [string, string][]]>([
    ["one field", { name: ["Bitte Namen eingeben"] }, [["name", "Bitte Namen eingeben"]]],
    ["several messages in one line", { name: ["Zu kurz.", "Schon vergeben."] }, [["name", "Zu kurz. Schon vergeben."]]],
    [
      "a field within a list",
      { "choices.1.price": ["Bitte Preis eingeben"] },
      [["choices.1.price", "Bitte Preis eingeben"]],
    ],
    ["not what belongs to no field", { non_field_errors: ["Zu spät."] }, []],
    ["not facts besides the messages", { version: 3, code: "endangers", endangered: [{ id: "r" }], total: 1 }, []],
    ["not a list of nothing", { endangered: [] }, []],
  ])("names %s", (_case, body, fields) => expect(refusedFields(new StaffRefusal(body))).toEqual(fields))

  it.each<[string, Error | null, number | string | null]>([
    ["a number", new StaffRefusal({ version: 4 }), 4],
    ["a text", new StaffRefusal({ version: "b7" }), "b7"],
    ["none where it was refused for something else", new StaffRefusal({ name: ["Fehlt."] }), null],
    ["none where the server failed", new Error("500"), null],
    ["none while nothing is refused", null, null],
  ])("knows the newer version: %s", (_case, error, version) => expect(refusedVersion(error)).toBe(version))

  it("is told in full where there are no fields", () => {
    const refusal = new StaffRefusal({ serial_number: ["Schon vergeben."], non_field_errors: ["Geht nicht."] })
    expect(refusedText(refusal)).toBe("Geht nicht. Schon vergeben.")
  })
})
