import { api, type SignedInCustomer, sql } from "../harness"

interface KeptInvoice {
  id: string
  number: string
  state?: "draft" | "open" | "partial" | "paid" | "cancelled"
  date?: string
  orderId?: string
  total?: number
  positions?: object[]
}

const aPosition = {
  id: "1",
  text: "<strong>RTC 360</strong><br />Miete 1.12.2026 – 3.12.2026",
  amount: "3.000000",
  unitName: "Tag",
  unitPrice: "290.000000",
  positionTotal: "870.000000",
}

/** An invoice as the shop has heard of it from the ERP. */
export async function keepInvoice(
  { email }: SignedInCustomer,
  { id, number, state = "open", date = "2026-11-20", orderId, total = 94_045, positions = [aPosition] }: KeptInvoice,
): Promise<void> {
  await sql(
    `insert into erp_invoice (id, order_id, customer_id, contact_id, number, title, state, date, due_date, total, received,
                              positions, changed_at)
     select $1, $2, account.customer_id, '1', $3, '', $4, $5, $5::date + 30, $6, 0, $7, '2026-11-20 09:00:00'
       from session_account account where account.email = $8`,
    id,
    orderId ?? null,
    number,
    state,
    date,
    total,
    JSON.stringify(positions),
    email,
  )
}

export const invoicesOf = (customer: SignedInCustomer) => api("GET", "/invoices/", { token: customer.token })
