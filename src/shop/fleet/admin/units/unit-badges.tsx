import { Badge } from "@medusajs/ui"
import type { StaffUnit } from "../../wire/staff-units"

type Sign = [color: "green" | "orange" | "red" | "grey", text: string]

function signsOf({ is_retired, is_in_service, calibration, returned_on }: StaffUnit): Sign[] {
  if (is_retired) return [["grey", "Ausgemustert"]]
  const signs: Sign[] = [
    is_in_service && calibration !== "passed" ? ["green", "In Betrieb"] : ["red", "Ausser Betrieb"],
  ]
  if (calibration === "passed") signs.push(["red", "Prüfung abgelaufen"])
  if (calibration === "due") signs.push(["orange", "Prüfung fällig"])
  if (returned_on) signs.push(["orange", "zu prüfen"])
  return signs
}

/** Where a unit is: in service or not and why, what is due about it, and whether somebody has yet to look at it. */
export const UnitBadges = ({ unit }: { unit: StaffUnit }) => (
  <div className="flex flex-wrap gap-1">
    {signsOf(unit).map(([color, text]) => (
      <Badge key={text} size="2xsmall" color={color}>
        {text}
      </Badge>
    ))}
  </div>
)
