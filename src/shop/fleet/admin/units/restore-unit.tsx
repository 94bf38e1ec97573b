import { ActionButton } from "#admin/ui/form/action-button"
import type { StaffUnit } from "../../wire/staff-units"

/** Takes a retired unit into the fleet again. */
export const RestoreUnit = ({ unit: { id, serial_number, version } }: { unit: StaffUnit }) => (
  <ActionButton
    action="Wieder aufnehmen"
    aria-label={`${serial_number} wieder aufnehmen`}
    method="POST"
    path={`/admin/rental/units/${id}/restore`}
    body={{ version }}
    list="/admin"
    done={`${serial_number} ist wieder erfasst, vorerst ausser Betrieb.`}
  />
)
