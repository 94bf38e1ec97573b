import { Badge } from "@medusajs/ui"
import type { StaffUnit } from "../../../contract/staff-units"
import { dayText } from "../../lib/days"

type Sign = [color: "green" | "orange" | "red" | "grey", text: string]

function serviceOf({ is_retired, is_in_service, calibration }: StaffUnit): Sign {
  if (is_retired) return ["grey", "Ausgemustert"]
  if (!is_in_service) return ["red", "Ausser Betrieb"]
  return calibration === "passed" ? ["red", "Ausser Betrieb: Prüfung abgelaufen"] : ["green", "In Betrieb"]
}

/** Where a unit stands: in service or not and why, what is due about it, and whether somebody has yet to look at it. */
export function UnitBadges({ unit }: { unit: StaffUnit }) {
  const signs = [serviceOf(unit)]
  if (unit.calibration === "due") signs.push(["orange", "Prüfung fällig"])
  if (unit.returned_on) signs.push(["orange", `zu prüfen, zurück am ${dayText(unit.returned_on)}`])
  return (
    <div className="flex flex-wrap gap-1">
      {signs.map(([color, text]) => (
        <Badge key={text} size="2xsmall" color={color}>
          {text}
        </Badge>
      ))}
    </div>
  )
}
