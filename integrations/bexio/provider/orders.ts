import type { ErpProvider } from "#shop/erp/data/provider"
import { newOrderOf } from "../mapping/document"
import { ORDER_STATUS } from "../schemas"
import { type BexioAccount, byTitle, writing } from "./account"
import { assertTotal, checkedOrder, erpOrderOf, pdfOf } from "./documents"
import { theOne } from "./found"
import { bexioId } from "./ids"

export const orderCalls = (account: BexioAccount): Pick<ErpProvider, "findOrder" | "createOrder" | "orderPdf"> => ({
  async findOrder(reference, contactId) {
    const rows = await account.client.searchOrders(byTitle(reference, contactId))
    const order = theOne(rows, reference, ORDER_STATUS.cancelled)
    return order && erpOrderOf(order)
  },

  createOrder: (document, contactId) =>
    writing(account, async () => {
      assertTotal(document)
      const body = newOrderOf(document, bexioId(contactId), await account.lookups.refs(document))
      return checkedOrder(await account.client.createOrder(body), document, "POST /2.0/kb_order")
    }),

  orderPdf: async (orderId) => pdfOf(await account.client.orderPdf(bexioId(orderId))),
})
