import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { promiseReminders } from "#shop/orders/commands/reminders/promise-reminders"

export default (scope: MedusaContainer) => promiseReminders(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))

export const config = { name: "promise-rental-reminders", schedule: "*/10 * * * *" }
