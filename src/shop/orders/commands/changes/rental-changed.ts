import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { JobHandler } from "#platform/jobs/job"
import { writeMissingRows } from "#shop/erp/commands/mirror/missing-rows"
import { sendChangeMail } from "./change-mail"

/**
 * What follows a change of a rental: its row for the ERP, so that no invoice stands longer than it is owed, then the mail.
 * Should this job be late, the regular look for orders and changes without a row finds it too.
 */
export const rentalChanged: JobHandler<"rental-changed"> = async (data, context) => {
  await writeMissingRows(context.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  await sendChangeMail(data, context)
}
