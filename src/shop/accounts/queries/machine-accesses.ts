import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { today } from "#platform/clock"
import { staffName } from "#platform/sql/names"
import type { MachineAccess, MachineAccesses } from "../wire/machine-access"

/** Every access there is and was; one whose key is gone on Medusa's pages counts as revoked. */
export async function machineAccesses(db: Knex): Promise<MachineAccesses> {
  const { rows } = await db.raw<{ rows: MachineAccess[] }>(
    `select * from (
       select m.id, m.name, m.scopes, m.per_minute, m.expires_on::text, coalesce(k.redacted, '') as redacted, m.created_at,
              ${staffName("staff", "m.created_by")} as created_by, m.last_used_at,
              case when m.revoked_at is not null or k.id is null or k.revoked_at <= now() then 'revoked'
                   when m.expires_on < :today then 'expired' else 'active' end as state
         from session_machine_access m
         left join api_key k on k.id = m.key_id and k.deleted_at is null
         left join "user" staff on staff.id = m.created_by) access
      order by state = 'active' desc, created_at desc, id`,
    { today: today() },
  )
  return { accesses: rows }
}
