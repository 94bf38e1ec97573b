import { zodValidator } from "@medusajs/framework"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { change } from "../../../../../desk/engine"

const HandOver = z.object({ serial_number: z.string().trim().min(1) })

export const POST = async ({ scope, params, body }: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  const { serial_number: serialNumber } = await zodValidator(HandOver, body)
  const { unitId } = await change(scope, (rental, trx) =>
    rental.handOver(trx, { reservationId: params.id, serialNumber }),
  )
  res.json({ unit_id: unitId })
}
