import { dayText, periodText } from "#admin/lib/days"
import type { SwapConflict, SwapUnit } from "../../wire/staff-swap"

/** Whether a unit is to be had until the rental's end, and what staff have to know about it. */
export function unitText({ state, conflicts, waits_for_inspection, calibration_ends_on }: SwapUnit): string {
  const notes = [
    ...(waits_for_inspection ? ["noch nicht geprüft"] : []),
    ...(calibration_ends_on ? [`Kalibrierung bis ${dayText(calibration_ends_on)}`] : []),
  ]
  return [STATES[state](conflicts), ...notes].join("; ")
}

const STATES: Record<SwapUnit["state"], (conflicts: readonly SwapConflict[]) => string> = {
  free: () => "frei bis zum Ende der Miete",
  yields: (conflicts) => `frei; auf ein anderes Gerät kommt ${conflicts.map(nameOf).join(", ")}`,
  taken: (conflicts) => `vergeben: ${conflicts.map(nameOf).join(", ") || "es wird anderswo gebraucht"}`,
}

const BLOCKS = { repair: "Reparatur", calibration: "Kalibrierung", other: "Eigenbedarf" } as const

function nameOf({ kind, is_out, starts_on, ends_on, shop_number, customer }: SwapConflict): string {
  const period = periodText(starts_on, ends_on)
  if (kind !== "rental") return `${BLOCKS[kind]} ${period}`
  const who = [shop_number, customer].filter(Boolean).join(" ")
  return `${is_out ? "noch bei " : ""}${who} ${period}`
}
