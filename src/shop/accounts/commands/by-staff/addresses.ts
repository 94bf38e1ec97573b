import type { MedusaContainer } from "@medusajs/framework/types"
import { recordAudit } from "#platform/audit/record"
import type { Address, AddressBody } from "../../wire/address"
import { deleteAddress } from "../delete-address"
import { type RecordAddress, saveAddress } from "../save-address"
import type { CustomerByStaff } from "./customer-change"

const recorded =
  ({ customerId, staffId }: CustomerByStaff, action: string): RecordAddress =>
  (trx, change) =>
    recordAudit(trx, { staffId, action, subject: { type: "customer", id: customerId }, ...change })

/** As the customer's own saving, with an audit entry. @throws Refusal as `saveAddress` */
export const saveAddressByStaff = (
  scope: MedusaContainer,
  by: CustomerByStaff,
  body: AddressBody,
  id?: string,
): Promise<Address> => saveAddress(scope, by.customerId, body, id, recorded(by, "customer.address"))

/** @throws Refusal 404 if the customer has no such address */
export const deleteAddressByStaff = (scope: MedusaContainer, by: CustomerByStaff, id: string): Promise<void> =>
  deleteAddress(scope, by.customerId, id, recorded(by, "customer.address-delete"))
