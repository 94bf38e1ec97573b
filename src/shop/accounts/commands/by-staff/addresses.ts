import type { MedusaContainer } from "@medusajs/framework/types"
import { recordAudit } from "#platform/audit/record"
import { staleChange } from "#platform/refusal"
import { versionOf } from "#platform/version-of"
import type { Address, AddressBody } from "../../wire/address"
import type { StaffAddressBody } from "../../wire/staff-customers"
import { deleteAddress } from "../delete-address"
import { type RecordAddress, saveAddress } from "../save-address"
import type { CustomerByStaff } from "./customer-change"

const recorded =
  ({ customerId, staffId }: CustomerByStaff, action: string): RecordAddress =>
  (trx, change) =>
    recordAudit(trx, { staffId, action, subject: { type: "customer", id: customerId }, ...change })

/** As the customer's own saving of a new one, with an audit entry. @throws Refusal as `saveAddress` */
export const addAddressByStaff = (scope: MedusaContainer, by: CustomerByStaff, body: AddressBody): Promise<Address> =>
  saveAddress(scope, by.customerId, body, undefined, recorded(by, "customer.address"))

/** As the customer's own saving, with an audit entry. @throws Refusal as `saveAddress`; 409 if it isn't what `version` was read from any more */
export const changeAddressByStaff = (
  scope: MedusaContainer,
  by: CustomerByStaff,
  { version, ...body }: StaffAddressBody,
  id: string,
): Promise<Address> =>
  saveAddress(scope, by.customerId, body, id, async (trx, change) => {
    const current = change.before && versionOf(change.before)
    if (current !== null && current !== version) throw staleChange(current)
    await recorded(by, "customer.address")(trx, change)
  })

/** @throws Refusal 404 if the customer has no such address */
export const deleteAddressByStaff = (scope: MedusaContainer, by: CustomerByStaff, id: string): Promise<void> =>
  deleteAddress(scope, by.customerId, id, recorded(by, "customer.address-delete"))
