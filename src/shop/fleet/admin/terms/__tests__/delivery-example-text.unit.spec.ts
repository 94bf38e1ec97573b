import { describe, expect, it } from "vitest"
import { deliveryExampleText } from "../delivery-example-text"

const terms = { today: "2026-11-24", closed_days: [{ date: "2026-12-08", name: "Mariä Empfängnis" }] }
const counts = (preparation_days: number | null, transit_out_days: number, transit_back_days: number) => ({
  preparation_days,
  transit_out_days,
  transit_back_days,
})

describe("deliveryExampleText", () => {
  it.each([
    ["a pickup", counts(0, 0, 0), "Übergabe am Mo 7.12. für Miete Mo 7.12. bis Fr 11.12.; Rückgabe am Fr 11.12."],
    ["the post", counts(0, 1, 1), "Versand am Fr 4.12. für Miete Mo 7.12. bis Fr 11.12.; zurück am Mo 14.12."],
    [
      "a day of preparation",
      counts(1, 1, 2),
      "Bereitstellen ab Do 3.12., Versand am Fr 4.12. für Miete Mo 7.12. bis Fr 11.12.; zurück am Di 15.12.",
    ],
    ["a count that is none", counts(null, 1, 1), "Bitte alle Tage als Zahl eingeben."],
  ])("tells %s", (_case, days, text) => expect(deliveryExampleText(days, terms)).toBe(text))
})
