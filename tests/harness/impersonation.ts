import { sql } from "./sql"
import { staff } from "./staff"

export interface ImpersonationLink {
  url: URL
  token: string
  cartId: string
}

/** A link as staff open it from the customer's page in the admin. */
export async function impersonationLink(email: string, reason = "Hilfe am Telefon"): Promise<ImpersonationLink> {
  const [{ customer_id }] = await sql("select customer_id from session_account where email = $1", email)
  const admin = await staff()
  const { status, body } = await admin("POST", `/admin/customers/${customer_id}/impersonations`, { reason })
  if (status !== 201) throw new Error(`No link: ${status} ${JSON.stringify(body)}`)
  const url = new URL(body.url)
  return { url, token: url.searchParams.get("token")!, cartId: url.searchParams.get("cartId")! }
}
