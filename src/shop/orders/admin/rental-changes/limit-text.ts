import { dayText } from "#admin/lib/days"
import type { ExtensionOffer } from "../../wire/rental-change"

type Limit = NonNullable<ExtensionOffer["limit"]>

const REASONS: Record<Limit["reason"], string> = {
  booked: "ist es vergeben",
  transit: "ist es unterwegs",
  closed: "ist geschlossen",
  rule: "endet keine Miete",
  lead_time: "reicht die Zeit nicht",
  maintenance: "ist es in Wartung",
  no_single_unit: "ist kein einzelnes Gerät durchgehend frei",
}

/** What ends the possible extensions. */
export function limitText({ reason, day }: Limit): string {
  if (day) return `Ab ${dayText(day)} ${REASONS[reason]}.`
  return reason === "maintenance"
    ? "Das Gerät ist ausser Betrieb und kann nicht länger vermietet werden."
    : "Länger ist kein Gerät durchgehend frei."
}
