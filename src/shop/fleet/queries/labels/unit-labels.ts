import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { shopSettings } from "#area/settings"
import { message } from "#kernel/wire/message"
import { labelPdf } from "#platform/pdf/labels"
import { notFound } from "#platform/refusal"
import type { Texts } from "#texts/texts"
import { drawUnitLabel, UNIT_LABEL, type UnitLabel } from "./draw-unit-label"

/** One unit; or units of a product: those that are named, or all that aren't retired. */
export type LabelledUnits = { unitId: string } | { productId: string; unitIds: readonly string[] }

const FOUND = {
  one: "u.id = :id",
  named: "u.product_id = :id and u.id = any(:unitIds::text[])",
  all: "u.product_id = :id and u.deleted_at is null",
}

/** A roll has about as many. */
const MOST_LABELS = 500

/** Labels with a code that the hand-over reads. @throws Refusal 404 where there is no such unit */
export async function unitLabelsPdf(scope: MedusaContainer, which: LabelledUnits, texts: Texts) {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { id, unitIds } =
    "unitId" in which ? { id: which.unitId, unitIds: [] } : { id: which.productId, unitIds: [...which.unitIds] }
  const found = "unitId" in which ? FOUND.one : FOUND[unitIds.length > 0 ? "named" : "all"]
  const [{ company }, { rows: units }] = await Promise.all([
    shopSettings(scope),
    db.raw<{ rows: Pick<UnitLabel, "serial" | "model">[] }>(
      `select u.serial_number as serial, coalesce(p.title, '') as model
         from rental_unit u left join product p on p.id = u.product_id
        where ${found} order by u.serial_number limit ${MOST_LABELS}`,
      { id, ...(found === FOUND.named && { unitIds }) },
    ),
  ])
  const [first] = units
  if (!first) throw notFound()
  const title = texts(message("fleet.unit_labels", { of: units.length === 1 ? first.serial : first.model }))
  const labels = units.map((unit) => ({ ...unit, owner: company.name, phone: company.phone }))
  const paper = { format: UNIT_LABEL, title, author: company.name, tag: texts.tag }
  return { name: `${title}.pdf`, content: await labelPdf({ ...paper, labels, draw: drawUnitLabel }) }
}
