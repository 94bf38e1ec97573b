import { dayText } from "#admin/lib/days"
import type { NextService } from "../../rules/service-due"

/** When a unit is serviced next, in words: "bis Mo 7.12.2026 oder in 40 Stunden". */
export function serviceText({ due_on, hours_left, state }: NextService): string {
  if (state === "none") return "kein Intervall"
  const byDay = due_on && `bis ${dayText(due_on)}`
  const byHours =
    hours_left !== null && (hours_left > 0 ? `in ${hours_left} Stunden` : `seit ${-hours_left} Stunden fällig`)
  return [byDay, byHours].filter(Boolean).join(" oder ")
}

export const SERVICE_COLORS = { none: "grey", later: "grey", soon: "orange", due: "red" } as const
