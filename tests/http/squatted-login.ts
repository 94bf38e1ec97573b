import { randomUUID } from "node:crypto"
import { sql } from "../harness"

export const SQUATTER = "von-jemand-anderem"

/** A login with a password as Medusa's open registration once made them, with the actors that it has. */
export async function identity(email: string, actors: object | null = null) {
  const id = `authid_${randomUUID()}`
  await sql("insert into auth_identity (id, app_metadata) values ($1, $2)", id, actors)
  await sql(
    `insert into provider_identity (id, auth_identity_id, entity_id, provider, provider_metadata)
     values ($1, $2, $3, 'emailpass', $4)`,
    ...[`provid_${randomUUID()}`, id, email, { password: SQUATTER }],
  )
  return id
}
