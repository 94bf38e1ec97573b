import { createHash, randomBytes } from "node:crypto"
import type { SignedInCustomer } from "./customer"
import { noteSecret } from "./secrets"
import { sql } from "./sql"

/** The rows of an account that has been activated, as the sign-up left them. */
export interface AccountRows {
  account: object
  customer: object
  identity: object
  provider: object
}

const READ = `
  select to_jsonb(a) as account, to_jsonb(c) as customer, to_jsonb(i) as identity, to_jsonb(p) as provider
    from session_account a
    join customer c on c.id = a.customer_id
    join provider_identity p on p.entity_id = a.email and p.provider = 'emailpass'
    join auth_identity i on i.id = p.auth_identity_id
   where a.email = $1`

export async function rowsOfAccount(email: string): Promise<AccountRows> {
  const [rows] = await sql<AccountRows>(READ, email)
  if (!rows) throw new Error(`No account of ${email}`)
  return rows
}

const WRITE = `
  with account as (insert into session_account select * from jsonb_populate_record(null::session_account, $1)),
  customer as (insert into customer select * from jsonb_populate_record(null::customer, $2)),
  identity as (insert into auth_identity select * from jsonb_populate_record(null::auth_identity, $3)),
  provider as (insert into provider_identity select * from jsonb_populate_record(null::provider_identity, $4))
  insert into session_login_token (token_hash, customer_id) values ($5, $6)`

/** The form of Medusa's ids, in the order of their making. */
const newId = () => (Date.now().toString(32).padStart(10, "0") + randomBytes(8).toString("hex")).toUpperCase()

/** Another customer like the one whose rows these are, as if they had signed up themselves; logged in. */
export async function copyOfAccount(rows: AccountRows, email: string): Promise<Omit<SignedInCustomer, "password">> {
  const token = randomBytes(32).toString("base64url")
  const [id, identityId, now] = [`cus_${newId()}`, `authid_${newId()}`, new Date().toISOString()]
  await sql(
    WRITE,
    { ...rows.account, customer_id: id, email },
    { ...rows.customer, id, email, created_at: now, updated_at: now },
    { ...rows.identity, id: identityId, app_metadata: { customer_id: id } },
    { ...rows.provider, id: newId(), entity_id: email, auth_identity_id: identityId },
    createHash("sha256").update(token).digest("hex"),
    id,
  )
  noteSecret(token)
  return { token, email }
}
