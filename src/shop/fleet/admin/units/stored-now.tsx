import { Text } from "@medusajs/ui"
import { dayText } from "#admin/lib/days"
import type { StaffUnit } from "../../wire/staff-units"

/** What somebody else has saved meanwhile, next to what was typed. */
export const StoredNow = ({ unit }: { unit: StaffUnit }) => (
  <Text size="small" className="text-ui-fg-subtle">
    Gespeichert ist jetzt:{" "}
    {[
      unit.serial_number,
      unit.is_in_service ? "in Betrieb" : "ausser Betrieb",
      unit.calibration_due && `kalibriert bis ${dayText(unit.calibration_due)}`,
      unit.certificate?.name,
      unit.note,
    ]
      .filter(Boolean)
      .join(", ")}
  </Text>
)
