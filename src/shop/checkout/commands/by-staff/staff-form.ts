import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import * as z from "zod/mini"
import { addressesOfAll, assertOpenAccount, profileOf } from "#area/accounts"
import { invalidField } from "#platform/refusal"
import { type CheckoutBody, checkoutBody } from "../../wire/checkout"
import type { StaffOrderBody } from "../../wire/staff-order"

type Ordering = Pick<
  StaffOrderBody,
  "customer_id" | "referencenum" | "confirmed_total" | "billing_address_id" | "shipping_address_id" | "shipping_address"
>

/**
 * The form of the checkout as the customer would send it, from what is known of him.
 * @throws Refusal 400 where too little is known
 */
export async function staffForm(scope: MedusaContainer, body: Ordering): Promise<CheckoutBody> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { customer_id: customerId, billing_address_id, shipping_address_id, shipping_address: site } = body
  if (site && shipping_address_id !== null) throw invalidField("shipping_address_id", "input.invalid")
  await assertOpenAccount(db, customerId)
  const [{ company_name, ...profile }, addresses] = await Promise.all([
    profileOf(scope, { customerId, impersonationId: null }),
    addressesOfAll(db, [customerId]),
  ])
  const own = { ...profile, company: company_name }
  const printed = (id: string | null) => ({ ...own, ...addresses.find((one) => one.id === id) })
  const shipping = Object.entries({ ...printed(shipping_address_id), ...site })
  const form = {
    ...printed(billing_address_id),
    ...Object.fromEntries(shipping.map(([field, value]) => [`${field}2`, value])),
    ...{ referencenum: body.referencenum, confirmed_total: body.confirmed_total },
    ...{ billing_address_id, shipping_address_id },
  }
  const result = z.safeParse(checkoutBody, form)
  if (!result.success) throw invalidField("customer_id", "checkout.customer_incomplete")
  return result.data
}
