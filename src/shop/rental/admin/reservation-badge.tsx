import { StatusBadge } from "@medusajs/ui"
import type { ReservationState } from "../wire/reservation"

const LOOKS = {
  reserved: { color: "blue", text: "Reserviert" },
  handed_over: { color: "green", text: "Übergeben" },
  returned: { color: "grey", text: "Zurück" },
  cancelled: { color: "red", text: "Storniert" },
} as const

export const ReservationBadge = ({ state }: { state: ReservationState }) => (
  <StatusBadge color={LOOKS[state].color}>{LOOKS[state].text}</StatusBadge>
)
