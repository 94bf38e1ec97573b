import type { ErpDocument } from "#shop/erp/data/provider"
import { newOrderOf } from "../../integrations/bexio/mapping/document"
import { decimal } from "../../integrations/bexio/sandbox/money/decimal"
import { totalsOf } from "../../integrations/bexio/sandbox/money/totals"
import type { NewOrder } from "../../integrations/bexio/schemas"

const REFUNDABLE_TAX = 2

const refs = {
  userId: 1,
  currencyId: 1,
  paymentTypeId: 1,
  languageId: 1,
  unitIds: { piece: 1, day: 2 },
  taxId: 1,
  accountId: 1,
  refundable: { taxId: REFUNDABLE_TAX, accountId: 2 },
}

/** In Rappen: what the ERP computes of what it is sent, as text. */
export function totalInErp(document: ErpDocument, vatPermille: number): number {
  const sent = JSON.parse(JSON.stringify(newOrderOf(document, 1, refs))) as NewOrder
  const positions = sent.positions.flatMap((each) =>
    each.type === "KbPositionCustom"
      ? [
          {
            amount: decimal(each.amount),
            unitPrice: decimal(each.unit_price),
            discountInPercent: decimal("0"),
            taxPercent: decimal(each.tax_id === REFUNDABLE_TAX ? "0" : String(vatPermille / 10)),
          },
        ]
      : [],
  )
  const { total } = totalsOf({
    positions,
    discounts: [],
    vatType: sent.mwst_type,
    isNet: sent.mwst_is_net,
    roundFactor: decimal("0.05"),
  })
  return Number(total / 10_000n)
}
