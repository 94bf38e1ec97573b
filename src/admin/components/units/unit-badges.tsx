import { Badge } from "@medusajs/ui"
import type { StaffUnit } from "../../../contract/staff-units"
import { dayText } from "../../lib/days"

/** Where a unit stands: in service or not and why, what is due about it, and whether somebody has yet to look at it. */
export const UnitBadges = ({ unit }: { unit: StaffUnit }) => (
  <div className="flex flex-wrap gap-1">
    <Service unit={unit} />
    {unit.calibration === "due" && <Badge size="2xsmall" color="orange">Prüfung fällig</Badge>}
    {unit.returned_on && <Badge size="2xsmall" color="orange">zu prüfen, zurück am {dayText(unit.returned_on)}</Badge>}
  </div>
)

function Service({ unit: { is_retired, is_in_service, calibration } }: { unit: StaffUnit }) {
  if (is_retired) return <Badge size="2xsmall" color="grey">Ausgemustert</Badge>
  if (!is_in_service) return <Badge size="2xsmall" color="red">Ausser Betrieb</Badge>
  if (calibration === "passed") return <Badge size="2xsmall" color="red">Ausser Betrieb: Prüfung abgelaufen</Badge>
  return <Badge size="2xsmall" color="green">In Betrieb</Badge>
}
