import { Text } from "@medusajs/ui"
import { dayText } from "#admin/lib/days"
import type { StaffHandover } from "../../wire/staff-handover"
import { InspectionNotice } from "../units/inspection-notice"

/** What staff have to know before they hand a unit over or take it back. */
export const HandoverNotices = ({ handover }: { handover: StaffHandover }) => {
  const { state, today, hand_over_from: from, ends_on: end, calibration_ends_on: calibration } = handover
  return (
    <>
      <InspectionNotice isWaiting={handover.unit_waits_for_inspection && state === "reserved"} />
      {state === "reserved" && today < from && (
        <Text size="small" role="status" className="text-ui-tag-orange-text">
          Übergeben wird frühestens am {dayText(from)}.
        </Text>
      )}
      {calibration && (state === "reserved" || state === "handed_over") && (
        <Text size="small" role="status" className="text-ui-tag-orange-text">
          Die Kalibrierung von {handover.serial_number} gilt bis {dayText(calibration)}, die Miete dauert bis{" "}
          {dayText(end)}.
        </Text>
      )}
    </>
  )
}
