import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { settings } from "#config/settings"
import { notFound, refused } from "#platform/refusal"
import { withinTransaction } from "#platform/transaction/within-transaction"
import { SESSION_MODULE } from "../data"
import type SessionModuleService from "../data/service"
import { addressOf } from "../queries/addresses"
import { abroad } from "../rules/country"
import type { Address, AddressBody } from "../wire/address"

const DEFAULTS = ["is_default_billing", "is_default_shipping"] as const

function addressData(body: AddressBody) {
  const { company, first_name, last_name, address, postalcode, city, country } = body
  return {
    company,
    first_name,
    last_name,
    address_1: address,
    postal_code: postalcode,
    city,
    country_code: abroad(country) ? null : "ch",
    metadata: { country },
    is_default_billing: body.is_default_billing,
    is_default_shipping: body.is_default_shipping,
  }
}

/** A new default takes the place of the old one: there is one of each at most. */
async function giveUpDefaults(transaction: Knex.Transaction, customerId: string, body: AddressBody) {
  for (const flag of DEFAULTS) {
    if (body[flag])
      await transaction("customer_address")
        .where({ customer_id: customerId, [flag]: true })
        .update(flag, false)
  }
}

async function assertRoom(transaction: Knex.Transaction, customerId: string) {
  const [{ count }] = await transaction("customer_address")
    .where({ customer_id: customerId, deleted_at: null })
    .count<{ count: string }[]>()
  if (Number(count) >= settings.savedAddresses)
    throw refused("accounts.too_many_addresses", { most: settings.savedAddresses })
}

/** Takes part in the saving's transaction. */
export type RecordAddress = (
  transaction: Knex.Transaction,
  change: { before: Address | null; after: Address | null },
) => Promise<void>

/**
 * Adds an address, or replaces the one with the id, as Medusa's customer address.
 * Savings of one customer queue up, so that there is never a second default.
 * @throws Refusal 404 if the customer has no such address, 400 if there is no room for another
 */
export async function saveAddress(
  scope: MedusaContainer,
  customerId: string,
  body: AddressBody,
  id?: string,
  record: RecordAddress = async () => undefined,
): Promise<Address> {
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const customers = scope.resolve(Modules.CUSTOMER)
  return database.transaction(async (transaction) => {
    const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
    if (!(await session.lockAccount(customerId, transaction))) throw notFound()
    const before = id ? await addressOf(transaction, customerId, id) : null
    if (id && !before) throw notFound()
    if (!id) await assertRoom(transaction, customerId)
    await giveUpDefaults(transaction, customerId, body)
    const saved = await withinTransaction(customers, transaction, async (context) =>
      id
        ? customers.updateCustomerAddresses(id, addressData(body), context)
        : customers.createCustomerAddresses({ ...addressData(body), customer_id: customerId }, context),
    )
    const address = await addressOf(transaction, customerId, saved.id)
    if (!address) throw new Error("The saved address can't be read")
    await record(transaction, { before, after: address })
    return address
  })
}
