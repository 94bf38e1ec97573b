import { Badge } from "@medusajs/ui"
import type { StaffEventRow } from "../wire/staff-events"

/** "12 von 30 Plätzen": how many come, and whether more can. */
export function EventBadges({ event: { seats, registered, is_cancelled } }: { event: StaffEventRow }) {
  const isFull = seats !== null && registered >= seats
  return (
    <>
      {is_cancelled && (
        <Badge size="2xsmall" color="red">
          Abgesagt
        </Badge>
      )}
      {isFull && !is_cancelled && (
        <Badge size="2xsmall" color="orange">
          Ausgebucht
        </Badge>
      )}
      <Badge size="2xsmall">
        {registered} {seats === null ? "angemeldet" : `von ${seats} Plätzen`}
      </Badge>
    </>
  )
}
