import type { MedusaContainer } from "@medusajs/framework/types"
import { recordAudit } from "#platform/audit/record"
import { notFound } from "#platform/refusal"
import { sanitised } from "#platform/staff-html"
import { byStaff } from "#platform/transaction/by-staff"
import type { PurposeBody, ServiceBody } from "../../wire/staff-rental-configuration"
import { addToList, changeInList, type StaffList } from "./listed-rows"

export const PURPOSES: StaffList = {
  table: "rental_purpose",
  idPrefix: "rpur",
  subject: "purpose",
  columns: ["name"],
}

export const SERVICES: StaffList = {
  table: "product_service",
  idPrefix: "psvc",
  subject: "service",
  columns: ["name", "description", "basis", "price_rappen", "permille", "group_name", "is_active"],
}

interface Changed {
  id: string
  version: number
}

export const addPurpose = (scope: MedusaContainer, staffId: string, body: PurposeBody): Promise<string> =>
  addToList(scope, PURPOSES, { staffId }, body)

/** @throws Refusal 404, 409 if somebody else changed it since */
export const changePurpose = (
  scope: MedusaContainer,
  staffId: string,
  changed: Changed,
  body: PurposeBody,
): Promise<void> => changeInList(scope, PURPOSES, { staffId, ...changed }, body)

/** Takes a purpose away from the list and from the products that served it. @throws Refusal 404 */
export const removePurpose = byStaff(async (trx, staffId, id: string) => {
  const gone = { deleted_at: trx.fn.now(), updated_at: trx.fn.now() }
  const [purpose] = await trx("rental_purpose").where({ id, deleted_at: null }).update(gone).returning(["name"])
  if (!purpose) throw notFound()
  const links = await trx("rental_product_purpose")
    .where({ purpose_id: id, deleted_at: null })
    .update(gone)
    .returning(["product_id"])
  await recordAudit(trx, {
    staffId,
    action: "rental.purpose-remove",
    subject: { type: PURPOSES.subject, id },
    before: { ...purpose, product_ids: links.map(({ product_id }) => product_id) },
    after: null,
  })
})

/** As it is stored: of price and share the one that it is charged by. */
const cleaned = (body: ServiceBody): ServiceBody => ({
  ...body,
  description: sanitised(body.description),
  price_rappen: body.basis === "permille" ? 0 : body.price_rappen,
  permille: body.basis === "permille" ? body.permille : 0,
})

export const addService = (scope: MedusaContainer, staffId: string, body: ServiceBody): Promise<string> =>
  addToList(scope, SERVICES, { staffId }, cleaned(body))

/** @throws Refusal 404, 409 if somebody else changed it since */
export const changeService = (
  scope: MedusaContainer,
  staffId: string,
  changed: Changed,
  body: ServiceBody,
): Promise<void> => changeInList(scope, SERVICES, { staffId, ...changed }, cleaned(body))
