import { Badge, Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import { dayText, nearDayText } from "#admin/lib/days"
import { Box } from "#admin/ui/box"
import type { StaffReturnedUnit } from "../../wire/staff-today"
import { InspectionDrawer } from "./inspection-drawer"

/** Units that came back and that nobody has looked at yet, those that are needed soon first. */
export function ReturnedUnits({ units, today }: { units: StaffReturnedUnit[]; today: string }) {
  const [inspected, setInspected] = useState<StaffReturnedUnit | null>(null)
  return (
    <Box
      title="Zu prüfen"
      id="returned-units"
      hint={units.length === 0 ? "Alle zurückgegebenen Geräte sind geprüft." : undefined}
      count={units.length}
      color={units.length > 0 ? "orange" : "grey"}
    >
      <ul className="divide-y empty:hidden">
        {units.map((unit) => (
          <li key={unit.id} className="grid items-center gap-x-4 gap-y-2 px-6 py-3 md:grid-cols-4">
            <div>
              <Link to={`/products/${unit.product_id}`} className="txt-small text-ui-fg-interactive-hover">
                {unit.product}
              </Link>
              <Text size="xsmall" className="text-ui-fg-subtle">
                {unit.serial_number}
              </Text>
            </div>
            <Text size="small">zurück seit {nearDayText(unit.returned_on)}</Text>
            <div>
              {unit.needed_on && (
                <Badge size="2xsmall" color={unit.needed_on <= today ? "red" : "orange"}>
                  gebraucht ab {dayText(unit.needed_on)}
                </Badge>
              )}
            </div>
            <div className="no-print flex md:justify-end">
              <Button
                size="small"
                variant="secondary"
                aria-label={`${unit.serial_number} prüfen`}
                onClick={() => setInspected(unit)}
              >
                Prüfen
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {inspected && <InspectionDrawer key={inspected.id} unit={inspected} onClose={() => setInspected(null)} />}
    </Box>
  )
}
