import type { MedusaContainer } from "@medusajs/framework/types"
import { differences } from "#platform/audit/differences"
import { recordAudit } from "#platform/audit/record"
import { notFound, staleChange } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { staffProductOf } from "../queries/staff/product"
import { editedProductRows } from "../queries/staff/product-rows"
import type { GroupValues, ProductGroup } from "../wire/staff-product"
import type { ProductEdit } from "./product-edit"
import { WRITERS } from "./write-group"

interface GroupChange<Group extends ProductGroup> {
  group: Group
  /** The one that the values were read with. */
  version: string
  values: GroupValues[Group]
}

/**
 * Saves one group of a product's fields with one audit entry of what changed; nothing if nothing did.
 * @throws Refusal 404 for an unknown product, 409 if somebody else saved the group meanwhile, 400 keyed by field
 */
export const saveProductByStaff = <Group extends ProductGroup>(
  scope: MedusaContainer,
  staffId: string,
  id: string,
  { group, version, values }: GroupChange<Group>,
): Promise<void> =>
  inOneTransaction(scope, async ({ trx, eventGroupId }) => {
    await trx.raw("select 1 from product where id = ? for update", [id])
    const rows = await editedProductRows(trx, id)
    if (!rows) throw notFound()
    const before = staffProductOf(rows).groups[group]
    if (before.version !== version) throw staleChange(before.version)
    if (differences<object>(before.values, values) === null) return
    const edit: ProductEdit = { scope, trx, eventGroupId, rows }
    await WRITERS[group](edit, values)
    const saved = await editedProductRows(trx, id)
    if (!saved) throw notFound()
    const change = differences<object>(before.values, staffProductOf(saved).groups[group].values)
    if (change === null) return
    await recordAudit(trx, { staffId, action: `product.${group}`, subject: { type: "product", id }, ...change })
  })
