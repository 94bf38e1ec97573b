import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Message } from "#kernel/wire/message"

/** Why staff are called; 'auth' concerns all rows. */
export type AlarmCause = "auth" | "parked" | "late" | "credit" | "quote"

/** What a mail to staff says of one thing that waits. */
export interface Affected {
  label: Message
  admin_path: string
  since: Date
  attempts: number
  last_error_class: string | null
  last_error: string | null
}

/** What another area has waiting for the ERP: staff are called for it as for the ERP's own rows. */
export interface Watched {
  cause: AlarmCause
  /** Ids of what has waited too long and of which nobody was told, the oldest first. */
  late(trx: Knex.Transaction, lateMs: number): Promise<string[]>
  noteTold(trx: Knex.Transaction, ids: readonly string[]): Promise<void>
  /** The oldest first. */
  affected(db: Knex, ids: readonly string[]): Promise<Affected[]>
}
