import { type FieldMessages, message } from "#kernel/wire/message"
import { Refusal } from "#platform/refusal"
import type { PlainCode } from "#texts/codes"
import { kindsWhere, type ProductKind } from "../rules/product-kinds"
import type { GroupValues } from "../wire/staff-product"
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
  const errors: FieldMessages = {}
  const check = (field: string, ids: string[], kinds: readonly ProductKind[], wrong: PlainCode) => {
    const isRight = (id: string) => id !== product.id && kinds.some((kind) => kind === kindOf.get(id))
    if (!ids.every(isRight)) errors[field] = [message(wrong)]
    else if (new Set(ids).size < ids.length) errors[field] = [message("catalogue.linked_twice")]
  }
  check("accessory_ids", accessory_ids, ["accessory"], "catalogue.no_accessory")
  check("software_ids", software_ids, ["software-service"], "catalogue.no_software")
  const companions = companion_id === null ? [] : [companion_id]
  const companionKinds = kindsWhere(({ isCompanion }) => isCompanion)
  check("companion_id", companions, companionKinds, "catalogue.no_companion")
  if (Object.keys(errors).length > 0) throw new Refusal(errors)
}
