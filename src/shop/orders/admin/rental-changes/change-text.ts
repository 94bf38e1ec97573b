import { dayText, periodText } from "#admin/lib/days"
import { chfWithRappen } from "#kernel/format-chf"
import type { ChangeActorType } from "#shop/rental/wire/reservation"
import type { StaffRentalChange } from "../../wire/staff-rental-lines"

const KINDS: Record<StaffRentalChange["kind"], string> = {
  cancellation: "Storniert",
  extension: "Verlängert",
  late_return: "Verspätet zurück",
  early_return: "Vorzeitig zurück",
  waiver: "Verzicht",
  damage: "Schaden",
  missing_part: "Fehlendes Zubehör",
  refund: "Kaution zurückgegeben",
  rescheduling: "Geändert",
}

const ACTORS: Record<ChangeActorType, string> = {
  customer: "Kunde",
  staff: "Team",
  impersonation: "Team im Namen des Kunden",
}

/** "Storniert am Di 24.11.2026 (Kunde): 50 % der Miete, CHF 270.00 exkl. MwSt." */
export function changeText({
  kind,
  day,
  percent,
  ended_on,
  ends_on,
  started_on,
  starts_on,
  by,
  note,
  refunded,
  ...change
}: StaffRentalChange): string {
  const isReturn = kind === "late_return" || kind === "early_return"
  const isExtended = kind === "extension" && ends_on !== null
  const isMoved = kind === "rescheduling" && starts_on !== null && ends_on !== null
  const dates = isMoved && `auf ${periodText(starts_on, ends_on)} statt ${periodText(started_on, ended_on)},`
  const extended = isExtended && `von ${dayText(ended_on)} bis ${dayText(ends_on)},`
  const what = [KINDS[kind], dates || extended].filter(Boolean).join(" ")
  const when = isReturn ? `${dayText(day)} statt ${dayText(ended_on)}` : dayText(day)
  const share = percent === null || change.fee === 0 ? "" : `${percent} % der Miete, `
  const price =
    kind === "waiver" || kind === "refund" ? refundText(refunded) : `${share}${chfWithRappen(change.fee)} exkl. MwSt.`
  const words = [note, price].filter(Boolean).join("; ")
  return `${what} am ${when} (${ACTORS[by]})${words && `: ${words}`}${change.is_waived ? " – erlassen" : ""}`
}

const refundText = (refunded: number | null) => (refunded === null ? "" : chfWithRappen(refunded))
