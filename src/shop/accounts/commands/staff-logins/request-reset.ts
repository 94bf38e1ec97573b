import { randomUUID } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { enqueueReset } from "../passwords/request-reset"

/**
 * Asks for a link that sets a staff user's new password. Neither the answer nor its time tells whether there is one.
 * @throws Refusal 429 beyond the address's limit
 */
export const requestStaffReset = (scope: MedusaContainer, email: string, address: string): Promise<void> =>
  enqueueReset(scope, "staff-reset-mail", email, { address, mailKey: `staff-reset-${randomUUID()}` })
