import { settings } from "#config/settings"
import { toWireMoney } from "#kernel/money"
import type { ErpDocument, ErpFile, ErpOrder } from "#shop/erp/data/provider"
import { BexioError } from "../errors"
import { rappenOf } from "../mapping/decimal"
import { expectedTotal } from "../mapping/total"
import type { File } from "../schemas"

const mismatch = (shop: number, other: number, where: string) =>
  new BexioError("permanent", {
    call: where,
    refusal: `total mismatch: the shop says ${toWireMoney(shop)}, bexio ${toWireMoney(other)}`,
  })

/** Before anything is written: a document that can't come to the shop's total isn't made. */
export function assertTotal({ positions, total, vatPermille }: ErpDocument) {
  const expected = expectedTotal(positions, { vatPermille, step: settings.grossStepRappen })
  if (expected !== total) throw mismatch(total, expected, "before sending")
}

interface Written {
  id: number
  document_nr: string
  total: string
}

export const erpOrderOf = ({ id, document_nr, total }: Written): ErpOrder => ({
  id: String(id),
  number: document_nr,
  total: rappenOf(total),
})

/** @throws BexioError `permanent` if bexio computed another total than the shop stored */
export function checkedOrder(written: Written, document: ErpDocument, call: string): ErpOrder {
  const order = erpOrderOf(written)
  if (order.total !== document.total) throw mismatch(document.total, order.total, call)
  return order
}

/** @throws BexioError `transient` if it is no PDF */
export function pdfOf({ name, content }: File): ErpFile {
  const buffer = Buffer.from(content, "base64")
  if (!buffer.subarray(0, 5).equals(Buffer.from("%PDF-")))
    throw new BexioError("transient", { call: "pdf", refusal: "the file is no PDF" })
  return { name, content: buffer }
}
