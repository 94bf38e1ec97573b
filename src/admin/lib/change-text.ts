import type { ChangeActorType, StaffRentalChange } from "../../contract/staff"
import { chfWithRappen } from "../../domain/format-chf"
import { dayText } from "./days"

const KINDS: Record<StaffRentalChange["kind"], string> = {
  cancellation: "Storniert",
  extension: "Verlängert",
  late_return: "Verspätet zurück",
  early_return: "Vorzeitig zurück",
  waiver: "Verzicht",
}

const ACTORS: Record<ChangeActorType, string> = {
  customer: "Kunde",
  staff: "Team",
  impersonation: "Team im Namen des Kunden",
}

/** "Storniert am Di 24.11.2026 (Kunde): 50 % der Miete, CHF 270.00 exkl. MwSt." */
export function changeText({ kind, day, fee, percent, ended_on, ends_on, by }: StaffRentalChange): string {
  const what = ends_on ? `${KINDS[kind]} von ${dayText(ended_on)} bis ${dayText(ends_on)},` : KINDS[kind]
  const share = percent === null ? "" : `${percent} % der Miete, `
  return `${what} am ${dayText(day)} (${ACTORS[by]}): ${share}${chfWithRappen(fee)} exkl. MwSt.`
}
