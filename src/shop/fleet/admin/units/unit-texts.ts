import type { UnitChanged } from "../../wire/staff-units"

const MOVED = (count: number) =>
  count === 1
    ? "Eine Reservation ist auf ein anderes Gerät gewechselt."
    : `${count} Reservationen haben ihr Gerät gewechselt.`

/** What to say once a unit is saved. */
export const changeText = ({ moved }: UnitChanged): string =>
  moved === 0 ? "Gespeichert." : `Gespeichert. ${MOVED(moved)}`
