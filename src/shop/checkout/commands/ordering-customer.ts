import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { colleaguesAddresses, isMember } from "#area/companies"
import { message } from "#kernel/wire/message"
import { Refusal } from "#platform/refusal"
import type { CheckoutBody } from "../wire/checkout"

export interface OrderingCustomer {
  id: string
  email: string
  /** Whether he belongs to a company at the moment, which `memberOf` keeps. */
  isMember: boolean
}

const ADDRESS_FIELDS = ["billing_address_id", "shipping_address_id"] as const

/**
 * The customer with the login's e-mail, the picked addresses checked: they must be his own or a colleague's.
 * @throws Refusal 400 keyed by the address that is unknown or a stranger's
 */
export async function orderingCustomer(trx: Knex, customerId: string, body: CheckoutBody): Promise<OrderingCustomer> {
  const { rows } = await trx.raw<{ rows: { email: string; is_member: boolean; address_ids: string[] }[] }>(
    `select customer.email, ${isMember("customer.id")} as is_member,
            array(select address.id from customer_address address
                   where address.customer_id = customer.id and address.deleted_at is null) as address_ids
       from customer where customer.id = ?`,
    [customerId],
  )
  const [{ email, is_member: isMemberNow, address_ids: own }] = rows
  const unknown = ADDRESS_FIELDS.filter((field) => body[field] && !own.includes(body[field]))
  const others = unknown.length > 0 ? (await colleaguesAddresses(trx, customerId)).map(({ id }) => id) : []
  const foreign = unknown.filter((field) => !others.includes(body[field] ?? ""))
  if (foreign.length > 0)
    throw new Refusal(Object.fromEntries(foreign.map((field) => [field, [message("accounts.no_such_address")]])))
  return { id: customerId, email, isMember: isMemberNow }
}
