import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { orderRecords, recipientsOf } from "#area/orders"
import { shopSettings } from "#area/settings"
import { notFound } from "#platform/refusal"
import type { StaffLetterForm } from "../wire/letters"
import { attachmentsOf } from "./letter-attachments"
import { templatesInUse } from "./letter-templates"
import { letterSubjects } from "./letter-values"

/** What a letter about the order is written with. Nine statements, or ten. @throws Refusal 404 */
export async function letterForm(scope: MedusaContainer, orderId: string): Promise<StaffLetterForm> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [order] = await orderRecords(db, { id: orderId })
  if (!order) throw notFound()
  const { company } = await shopSettings(scope)
  const [templates, subjects, attachments] = await Promise.all([
    templatesInUse(db),
    letterSubjects(db, order, company.phone),
    attachmentsOf(db, order),
  ])
  return { to: await recipientsOf(db, order), templates, subjects, attachments }
}
