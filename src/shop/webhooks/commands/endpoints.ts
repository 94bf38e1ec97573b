import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { readEnv } from "#config/env"
import { differences } from "#platform/audit/differences"
import { recordAudit } from "#platform/audit/record"
import { wakeOutbox } from "#platform/outbox/dispatcher"
import { conflict, invalidField, notFound, refused } from "#platform/refusal"
import { byStaff } from "#platform/transaction/by-staff"
import {
  countForNew,
  deleteEndpoint,
  type Endpoint,
  type EndpointFields,
  formerSecrets,
  insertEndpoint,
  lockedEndpoint,
  MOST_ENDPOINTS,
  MOST_FORMER_SECRETS,
  rotateSecret,
  switchEndpoint,
  updateEndpoint,
} from "../data/endpoints"
import { addressProblem } from "../rules/public-address"
import type { EndpointBody, EndpointSwitch } from "../wire/staff-webhooks"

const SUBJECT = "webhook_endpoint"

/**
 * Tells an integrator's address of events from now on.
 * @returns its secret, which is never told again
 * @throws Refusal 400 keyed `url` for an address that nothing may be sent to, 400 beyond the most there may be
 */
export const createEndpoint = byStaff(async (trx, staffId, body: EndpointBody) => {
  const fields = checked(body)
  if ((await countForNew(trx)) >= MOST_ENDPOINTS) throw refused("webhooks.too_many")
  const made = await insertEndpoint(trx, fields)
  await record(trx, staffId, "create", made.id, { before: null, after: audited(fields) })
  wakeOutbox()
  return made
})

/** @throws Refusal 404; 400 as for a new one */
export const changeEndpoint = byStaff(async (trx, staffId, id: string, body: EndpointBody) => {
  const fields = checked(body)
  const changed = differences(audited(await known(trx, id)), audited(fields))
  if (!changed) return
  await updateEndpoint(trx, id, fields)
  await record(trx, staffId, "change", id, changed)
})

/** Lets a new secret sign; those before do so too, each for a day. @throws Refusal 404; 409 while so many do that none can be added */
export const rotateEndpointSecret = byStaff(async (trx, staffId, id: string) => {
  const endpoint = await known(trx, id)
  const former = await formerSecrets(trx, id)
  if (former.length >= MOST_FORMER_SECRETS) throw conflict("webhooks.too_many_secrets")
  const secret = await rotateSecret(trx, endpoint, former)
  await record(trx, staffId, "secret", id, { before: null, after: {} })
  return { secret }
})

/** @throws Refusal 404 */
export const switchEndpointByStaff = byStaff(async (trx, staffId, id: string, { is_on: isOn }: EndpointSwitch) => {
  const before = await known(trx, id)
  if (before.is_on === isOn) return
  await switchEndpoint(trx, id, isOn)
  await record(trx, staffId, "switch", id, { before: { is_on: before.is_on }, after: { is_on: isOn } })
  wakeOutbox()
})

/** @throws Refusal 404 */
export const removeEndpoint = byStaff(async (trx, staffId, id: string) => {
  const before = await known(trx, id)
  await deleteEndpoint(trx, id)
  await record(trx, staffId, "delete", id, { before: audited(before), after: null })
})

function checked({ url, description, types }: EndpointBody): EndpointFields {
  const problem = addressProblem(url, readEnv().arePrivateWebhooksAllowed)
  if (problem) throw invalidField("url", `webhooks.${problem}`)
  return { url, description, types: types.length === 0 ? null : types }
}

async function known(trx: Knex.Transaction, id: string): Promise<Endpoint> {
  const endpoint = await lockedEndpoint(trx, id)
  if (!endpoint) throw notFound()
  return endpoint
}

const audited = ({ url, description, types }: EndpointFields) => ({ url, description, types })

const record = (
  trx: Knex.Transaction,
  staffId: string,
  done: string,
  id: string,
  states: { before: object | null; after: object | null },
) => recordAudit(trx, { staffId, action: `webhook.${done}`, subject: { type: SUBJECT, id }, ...states })
