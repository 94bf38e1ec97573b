import { describe, expect, it } from "vitest"
import type { StaffHandover } from "../../../wire/staff-handover"
import { EMPTY_PROTOCOL } from "../../protocol/protocol-draft"
import { handOverUnits, returnedOnOf, type TogetherDraft, unitOf, withUnits } from "../together-draft"

const [first, second] = ["one", "two"].map(
  (id) => ({ reservation_id: id, checklist: [id], parts: [] }) as unknown as StaffHandover,
)
const EMPTY: TogetherDraft = {
  ...EMPTY_PROTOCOL,
  ...{ units: {}, returnedOn: null, isWaived: false, waiverReason: "" },
}

const changedBy = (draft: TogetherDraft, ...change: Parameters<typeof withUnits>): TogetherDraft => ({
  ...draft,
  ...withUnits(...change)(draft),
})

describe("what is typed about several units", () => {
  it("is changed of each", () => {
    const ticked = changedBy(EMPTY, [first, second], ({ checklist }) => ({ checked: checklist }))
    expect([first, second].map((rental) => unitOf(ticked, rental).checked)).toEqual([["one"], ["two"]])
  })

  it("has one day of return, the latest proposed until it is typed", () => {
    const both = ["2026-11-20", "2026-11-24"].map((day) => ({ ...first, given_back_on: day }))
    expect(returnedOnOf(EMPTY, both)).toBe("2026-11-24")
    expect(returnedOnOf({ ...EMPTY, returnedOn: "2026-11-19" }, both)).toBe("2026-11-19")
  })

  it("keeps what was typed while a photo was on its way", () => {
    const withPhoto =
      () =>
      ({ photos }: { photos: string[] }) => ({ photos: [...photos, "late"] })
    const typed = changedBy(EMPTY, [first, second], () => ({ isIn: false, note: "zerkratzt", photos: ["early"] }))
    const arrived = changedBy(typed, [first], withPhoto)
    expect(unitOf(arrived, first)).toMatchObject({ isIn: false, note: "zerkratzt", photos: ["early", "late"] })
    expect(unitOf(arrived, second)).toMatchObject({ isIn: false, note: "zerkratzt", photos: ["early"] })
  })

  it.each([
    ["sent", true, { note: "zerkratzt", photos: ["early"] }],
    ["not sent once its switch is off", false, { note: "", photos: [] }],
  ])("is %s", (_case, isRemarked, sent) => {
    const typed = changedBy(EMPTY, [first], () => ({ isRemarked, note: "zerkratzt", photos: ["early"] }))
    expect(handOverUnits(typed, [first]).units[0]).toMatchObject(sent)
  })
})
