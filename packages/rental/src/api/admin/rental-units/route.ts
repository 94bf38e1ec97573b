import { zodValidator } from "@medusajs/framework"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { change } from "../../../desk/engine"
import { unitsWithRentals } from "../../../desk/units"

const NewUnit = z.object({ product_id: z.string().min(1), serial_number: z.string().trim().min(1) })

export const GET = async ({ scope, query }: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  const { product_id } = query
  res.json(await unitsWithRentals(scope, typeof product_id === "string" ? product_id : undefined))
}

/** A further unit; with its first one a product is rented out. */
export const POST = async ({ scope, body }: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  const { product_id, serial_number } = await zodValidator(NewUnit, body)
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  await query.graph({ entity: "product", fields: ["id"], filters: { id: product_id } }, { throwIfKeyNotFound: true })
  const id = await change(scope, async (rental, trx) => {
    await trx("rental_product").insert({ product_id }).onConflict("product_id").ignore()
    return rental.addUnit(trx, product_id, { serial_number })
  })
  res.status(201).json({ id })
}
