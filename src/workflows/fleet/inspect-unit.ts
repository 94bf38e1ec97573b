import type { MedusaContainer } from "@medusajs/framework/types"
import type { InspectionBody } from "../../contract/staff-units"
import { recordAudit } from "../../modules/audit/record"
import { closeInspections } from "../../modules/rental/inspections"
import { changeFleet } from "./staff-change"

/** Notes that a unit that came back is in order, or what was done about it. @throws ShopError 404 if it waits for nothing */
export const inspectUnitByStaff = (
  scope: MedusaContainer,
  staffId: string,
  unitId: string,
  { note }: InspectionBody,
): Promise<void> =>
  changeFleet(scope, async (trx) => {
    const reservations = await closeInspections(trx, { unitId, staffId, note })
    await recordAudit(trx, {
      staffId,
      action: "rental.inspect",
      subject: { type: "unit", id: unitId },
      before: { waiting_since: reservations },
      after: { note },
    })
  })
