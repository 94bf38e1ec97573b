import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import { recordAudit } from "#platform/audit/record"
import { enqueue } from "#platform/jobs/enqueue"
import { isUniqueViolation } from "#platform/refused-by-database"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { newSecret } from "../../data/secret"
import { loginEmail } from "../../data/store/accounts"
import type { NewCustomerBody } from "../../wire/staff-customers"
import { emailTaken, isEmailTaken } from "../email-taken"
import { passwordHash } from "../passwords/passwords"
import { writeAccount } from "../sign-up"

/**
 * Makes the account of somebody who calls. Its password is nobody's until he sets one, by the link of the invitation or by asking for
 * it himself.
 * @returns the customer's id
 * @throws Refusal 400 `email_exists`
 * @see docs/decisions/221-orders-by-staff.md
 */
export async function createCustomer(
  scope: MedusaContainer,
  staffId: string,
  { is_invited, ...body }: NewCustomerBody,
): Promise<string> {
  if (await isEmailTaken(scope, body.email)) throw emailTaken()
  const customerId = generateEntityId(undefined, "cus")
  const email = loginEmail(body.email)
  const applicant = { ...body, email, customerId, passwordHash: await passwordHash(newSecret()) }
  try {
    await inOneTransaction(scope, async ({ trx }) => {
      await writeAccount(scope, trx, applicant)
      const mailKey = `customer-invitation-${customerId}`
      if (is_invited) await enqueue(trx, "customer-invitation-mail", { email, mailKey }, { key: mailKey })
      const subject = { type: "customer", id: customerId }
      await recordAudit(trx, {
        staffId,
        action: "customer.create",
        subject,
        before: null,
        after: { ...body, is_told: is_invited },
      })
    })
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error
  }
  return customerId
}
