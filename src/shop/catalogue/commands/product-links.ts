import { refusedInput } from "#platform/refusal"
import type { ProductKind } from "../wire/product"
import { COMPANION_KINDS, type GroupValues } from "../wire/staff-product"
import type { ProductEdit } from "./product-edit"

/** @throws Refusal 400 keyed by the list that names what isn't there or doesn't belong there */
export async function assertLinks(
  { trx, rows: { product } }: ProductEdit,
  { accessory_ids, software_ids, companion_id }: GroupValues["links"],
) {
  const named = [...accessory_ids, ...software_ids, ...(companion_id === null ? [] : [companion_id])]
  const { rows } = await trx.raw<{ rows: { id: string; kind: ProductKind | null }[] }>(
    `select p.id, t.value as kind from product p left join product_type t on t.id = p.type_id and t.deleted_at is null
      where p.id = any(?) and p.deleted_at is null`,
    [named],
  )
  const kindOf = new Map(rows.map(({ id, kind }) => [id, kind]))
  const errors: Record<string, string[]> = {}
  const check = (field: string, ids: string[], kinds: readonly ProductKind[], message: string) => {
    const isRight = (id: string) => id !== product.id && kinds.some((kind) => kind === kindOf.get(id))
    if (!ids.every(isRight)) errors[field] = [message]
    else if (new Set(ids).size < ids.length) errors[field] = ["Ein Produkt kommt zweimal vor."]
  }
  check("accessory_ids", accessory_ids, ["accessory"], "Hier steht etwas, was kein Zubehör (mehr) ist.")
  check("software_ids", software_ids, ["software-service"], "Hier steht etwas, was keine Software (mehr) ist.")
  const companions = companion_id === null ? [] : [companion_id]
  check("companion_id", companions, COMPANION_KINDS, "Dieses Produkt kann nicht mitkommen.")
  if (Object.keys(errors).length > 0) throw refusedInput(errors)
}
