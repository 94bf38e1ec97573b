import type { DocumentRefs } from "../mapping/document"

/** Ids as some account of bexio has them. */
export const refs: DocumentRefs = {
  userId: 4,
  currencyId: 1,
  paymentTypeId: 4,
  languageId: 1,
  unitIds: { piece: 1, day: 3 },
  taxId: 17,
  accountId: 95,
  refundable: { taxId: 21, accountId: 88 },
}
