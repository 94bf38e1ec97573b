import type { GroupValues, ProductGroup, StaffProduct } from "#shop/catalogue/wire/staff-product"
import { demoProduct, sql, staff } from "../harness"

/** Products of the demo as staff edit them. */
export async function staffProducts() {
  const admin = await staff()
  const read = async (id: string) => (await admin<StaffProduct>("GET", `/admin/shop/products/${id}`)).body
  const stored = async <Group extends ProductGroup>(id: string, group: Group) => (await read(id)).groups[group]
  return {
    admin,
    read,
    stored,
    rentalId: (await demoProduct("rtc-360")).id,
    purchaseId: (await demoProduct("rtc-360", "purchase")).id,
    /** Saves a group with some of its fields changed, as a drawer of the product's page does. */
    async save<Group extends ProductGroup>(
      id: string,
      group: Group,
      changes: Partial<GroupValues[Group]> | Record<string, unknown>,
    ) {
      const { version, values } = await stored(id, group)
      return admin("POST", `/admin/shop/products/${id}`, { group, version, ...values, ...changes })
    },
  }
}

export const auditOf = (id: string, action: string) =>
  sql(
    "select staff_id, before, after from audit_entry where subject_id = $1 and action = $2 order by created_at",
    id,
    action,
  )

/** What a refusal says at a glance: its status and the fields it names. */
export const refusal = ({ status, body }: { status: number; body: object }) => [status, ...Object.keys(body).sort()]
