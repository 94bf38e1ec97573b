import type { Order } from "#shop/orders/wire/order"
import { api, erp, mails, type SignedInCustomer, sql, until } from "../harness"

export const readOrder = async ({ token }: SignedInCustomer, id: string) =>
  (await api<Order>("GET", `/orders/${id}/`, { token })).body

/** The order once the ERP has its invoice. */
export const invoicedOrder = (customer: SignedInCustomer, id: string) =>
  until("the order's invoice", async () => {
    const order = await readOrder(customer, id)
    return order.bexio_invoice_id === null ? null : order
  })

/** The order's invoices in the ERP's books, oldest first: what follows the shop's number, total, status. */
export const booked = async ({ shop_number }: Order) => {
  const { invoices } = await erp.state()
  return invoices
    .filter(({ title }) => new RegExp(`^Webshop ${shop_number}(-|$)`).test(title ?? ""))
    .map(({ title, total, kb_item_status_id }) => [
      title?.slice(`Webshop ${shop_number}`.length),
      Number(total),
      kb_item_status_id,
    ])
}

export const rowsOf = ({ id }: Order) =>
  sql("select kind, state, credit from erp_mirror where order_id = $1 order by serial", id)

/** Mails to staff. */
export const alarms = (words: string) =>
  mails().filter(({ subject }) => subject.startsWith("[Shop]") && subject.includes(words))
