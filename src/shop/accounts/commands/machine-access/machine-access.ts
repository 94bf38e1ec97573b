import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { IApiKeyModuleService, MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId, Modules } from "@medusajs/framework/utils"
import { parseCalendarDay } from "#kernel/calendar-day"
import { differences } from "#platform/audit/differences"
import { recordAudit } from "#platform/audit/record"
import { today } from "#platform/clock"
import { conflict, invalidField, notFound, refused } from "#platform/refusal"
import { byStaff } from "#platform/transaction/by-staff"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { withinTransaction } from "#platform/transaction/within-transaction"
import {
  countAccesses,
  insertAccess,
  lockedAccess,
  MOST_ACCESSES,
  revokeAccess,
  updateAccess,
} from "../../data/store/machine-accesses"
import type { MachineAccessBody, NewMachineAccess } from "../../wire/machine-access"

const SUBJECT = "machine_access"

/**
 * Makes a key that may what its scopes say and nothing else, whatever its maker may.
 * @returns the key, which is never told again
 * @throws Refusal 400 keyed `expires_on` for a day that is over; 400 beyond the most there may be
 */
export const makeMachineAccess = (
  scope: MedusaContainer,
  staffId: string,
  body: MachineAccessBody,
): Promise<NewMachineAccess> =>
  inOneTransaction(scope, async ({ trx, eventGroupId }) => {
    const fields = checked(body)
    if ((await countAccesses(trx)) >= MOST_ACCESSES) throw refused("machine.too_many", { most: MOST_ACCESSES })
    const keys = scope.resolve<IApiKeyModuleService>(Modules.API_KEY)
    const made = { title: fields.name, type: "secret" as const, created_by: staffId }
    const key = await withinTransaction(keys, trx, (context) => keys.createApiKeys(made, context), eventGroupId)
    const id = generateEntityId(undefined, "mach")
    await insertAccess(trx, id, key.id, staffId, fields)
    await record(trx, staffId, "create", id, { before: null, after: fields })
    return { id, key: key.token }
  })

/** @throws Refusal 404; 409 for one that was revoked; 400 as for a new one */
export const changeMachineAccess = byStaff(async (trx, staffId, id: string, body: MachineAccessBody) => {
  const fields = checked(body)
  const { key_id: _, isRevoked, ...before } = await known(trx, id)
  if (isRevoked) throw conflict("machine.revoked")
  const changed = differences<object>(before, fields)
  if (!changed) return
  await updateAccess(trx, id, fields)
  await record(trx, staffId, "change", id, changed)
})

/** It ends at the next request, and stays in the list and in the log. @throws Refusal 404 */
export const revokeMachineAccess = byStaff(async (trx, staffId, id: string) => {
  const { isRevoked, name } = await known(trx, id)
  if (isRevoked) return
  await revokeAccess(trx, id, staffId)
  await record(trx, staffId, "revoke", id, { before: { name }, after: null })
})

function checked({ name, scopes, per_minute, expires_on }: MachineAccessBody): MachineAccessBody {
  if (expires_on !== null) {
    const last = parseCalendarDay(expires_on)
    if (last === null) throw invalidField("expires_on", "input.a_day_missing")
    if (last < today()) throw invalidField("expires_on", "machine.day_over")
  }
  return { name, scopes: [...new Set(scopes)], per_minute, expires_on }
}

async function known(trx: Knex.Transaction, id: string) {
  const access = await lockedAccess(trx, id)
  if (!access) throw notFound()
  return access
}

const record = (
  trx: Knex.Transaction,
  staffId: string,
  done: string,
  id: string,
  states: { before: object | null; after: object | null },
) => recordAudit(trx, { staffId, action: `machine.${done}`, subject: { type: SUBJECT, id }, ...states })
