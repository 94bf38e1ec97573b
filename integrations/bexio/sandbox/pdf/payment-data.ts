import type { Data, Debtor } from "swissqrbill/types"
import { calculateQRReferenceChecksum } from "swissqrbill/utils"
import { payable } from "#platform/pdf/printable"
import { sumsOf } from "../ledger/document-sums"
import { COUNTRIES } from "../lookup-data"
import { payableAmount } from "./amounts"
import type { PrintJob } from "./print-job"

/** Field lengths of the standard. */
const LENGTH = { name: 70, street: 70, number: 16, postcode: 16, city: 35, message: 140 }

const PLACE = /^(?:[A-Z]{1,2}-)?(\d{4,6})\s+(.+)$/
const STREET = /^(.*?)\s+(\d+\s?[a-zA-Z]?(?:[-/]\d+\w?)?)$/

/** 26 digits and their check digit: contact and invoice, so that a payment tells both. */
export function paymentReference(contactId: number, invoiceId: number): string {
  const digits = `${String(contactId).padStart(12, "0")}${String(invoiceId).padStart(14, "0")}`
  return `${digits}${calculateQRReferenceChecksum(digits)}`
}

/** Name, street and place of an address block; undefined, to be filled in by hand, unless it has a name and a place. */
export function debtorOf({ document, contact }: Pick<PrintJob, "document" | "contact">): Debtor | undefined {
  const lines = document.contact_address.split("\n").filter((line) => line.trim())
  const placeAt = lines.map((line) => PLACE.test(line)).lastIndexOf(true)
  const [, postcode = "", city = ""] = PLACE.exec(lines[placeAt] ?? "") ?? []
  if (placeAt < 1 || !city) return undefined
  const streetLine = placeAt > 1 ? lines[placeAt - 1]! : ""
  const [, street = streetLine, number = ""] = STREET.exec(streetLine) ?? []
  const country = COUNTRIES.find(({ name, id }) => name === lines[placeAt + 1] || id === contact.country_id)
  const debtor = {
    name: payable(lines[0]!, LENGTH.name),
    address: payable(street, LENGTH.street),
    buildingNumber: payable(number, LENGTH.number),
    zip: payable(postcode, LENGTH.postcode),
    city: payable(city, LENGTH.city),
    country: country?.iso_3166_alpha2 ?? "CH",
  }
  return debtor.name && debtor.city ? debtor : undefined
}

/** What the payment part of an invoice says. @see Swiss Implementation Guidelines for the QR-bill */
export function paymentData(job: PrintJob): Data {
  const { document, company } = job
  return {
    currency: "CHF",
    amount: payableAmount(sumsOf(document).total),
    creditor: {
      account: company.qrIban,
      name: payable(company.name, LENGTH.name),
      address: payable(company.street, LENGTH.street),
      buildingNumber: payable(company.houseNumber, LENGTH.number),
      zip: payable(company.postcode, LENGTH.postcode),
      city: payable(company.city, LENGTH.city),
      country: company.country,
    },
    debtor: debtorOf(job),
    reference: paymentReference(document.contact_id, document.id),
    message: payable(["Rechnung", document.document_nr, document.title].filter(Boolean).join(" "), LENGTH.message),
  }
}
