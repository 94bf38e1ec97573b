import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { differences } from "#platform/audit/differences"
import { recordAudit } from "#platform/audit/record"
import { today } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import { conflict, invalidField, isRefusal, notFound, refused } from "#platform/refusal"
import { byStaff } from "#platform/transaction/by-staff"
import { type EventRecord, lockEvent } from "../data/event-records"
import {
  isRegistered,
  lockRegistration,
  takenSeats,
  updateRegistration,
  withdrawRegistration,
} from "../data/registrations"
import type { RegistrationMove, StaffRegistrationBody } from "../wire/staff-events"
import { registerPerson } from "./register"
import { isStillComing, tell } from "./tell-registered"

const FULL = "events.full"
const ALREADY_THERE = "events.already_there"

/** The registration of an event. Its audit entries name no person, since they outlive what is known of one. */
const subjectOf = (id: string) => ({ type: "event_registration", id })

/**
 * Registers a person who called or came by; until the event begins they get the confirmation that the shop sends.
 * @returns whether the person was not registered before; else the details are corrected
 * @throws Refusal 404; 409 if the event is cancelled, over or full
 */
export const registerByStaff = byStaff(
  async (trx, staffId, eventId: string, person: StaffRegistrationBody): Promise<{ id: string; is_new: boolean }> => {
    const event = await lockedEvent(trx, eventId)
    assertTakesPlace(event)
    const { id, isNew } = await registerPerson(trx, event, person).catch((error: unknown) => {
      throw isRefusal(error) ? conflict(FULL) : error
    })
    if (isNew && isStillComing(event))
      await enqueue(trx, "event-registration-mail", { registrationId: id }, { key: id })
    const after = { event_id: eventId, is_new: isNew }
    await recordAudit(trx, { staffId, action: "event.register", subject: subjectOf(id), before: null, after })
    return { id, is_new: isNew }
  },
)

/**
 * Until the event begins another e-mail gets the confirmation, which went elsewhere.
 * @throws Refusal 404; 400 keyed `email` if that is another registered person
 */
export const correctRegistration = byStaff(
  async (trx, staffId, { eventId, id }: RegistrationKey, person: StaffRegistrationBody) => {
    const event = await lockedEvent(trx, eventId)
    const { id: _id, ...before } = await lockedRegistration(trx, { eventId, id })
    if (await isRegistered(trx, eventId, person, id)) throw invalidField("email", "events.person_registered")
    const changes = differences(before, person)
    if (!changes) return
    await updateRegistration(trx, id, person)
    if (person.email.toLowerCase() !== before.email.toLowerCase() && isStillComing(event)) {
      const changeId = generateEntityId(undefined, "evtchg")
      await enqueue(trx, "event-registration-mail", { registrationId: id, changeId }, { key: changeId })
    }
    const after = { changed: Object.keys(changes.after) }
    await recordAudit(trx, {
      staffId,
      action: "event.registration_change",
      subject: subjectOf(id),
      before: null,
      after,
    })
  },
)

/**
 * Puts a registration over to another coming event; the same move again changes nothing.
 * @throws Refusal 404; 400 keyed `event_id` if that event can't take the person
 */
export const moveRegistration = byStaff(
  async (trx, staffId, { eventId, id }: RegistrationKey, { event_id: targetId, is_told }: RegistrationMove) => {
    if (targetId === eventId) throw invalidField("event_id", "events.same_appointment")
    const locked = new Map<string, EventRecord | null>()
    for (const one of [eventId, targetId].sort()) locked.set(one, await lockEvent(trx, one))
    const target = locked.get(targetId)
    if (!locked.get(eventId)) throw notFound()
    if (!target || target.is_cancelled || !isStillComing(target))
      throw invalidField("event_id", "events.appointment_gone")
    const person = await lockedRegistration(trx, { eventId, id })
    if (await isRegistered(trx, targetId, person, id)) throw invalidField("event_id", ALREADY_THERE)
    await updateRegistration(trx, id, { event_id: targetId })
    if (target.seats !== null && (await takenSeats(trx, targetId)) > target.seats) throw invalidField("event_id", FULL)
    await recordAudit(trx, {
      staffId,
      action: "event.registration_move",
      subject: subjectOf(id),
      before: { event_id: eventId },
      after: { event_id: targetId },
    })
    if (is_told) await tell(trx, [id], "moved")
  },
)

/** Frees the seat. @throws Refusal 404 */
export const cancelRegistration = byStaff(async (trx, staffId, { eventId, id }: RegistrationKey, isTold: boolean) => {
  const event = await lockedEvent(trx, eventId)
  await lockedRegistration(trx, { eventId, id })
  await withdrawRegistration(trx, id)
  const before = { event_id: eventId }
  const subject = subjectOf(id)
  await recordAudit(trx, { staffId, action: "event.registration_cancel", subject, before, after: null })
  if (isTold && isStillComing(event)) await tell(trx, [id], "withdrawn")
})

export interface RegistrationKey {
  eventId: string
  id: string
}

async function lockedEvent(trx: Knex.Transaction, id: string): Promise<EventRecord> {
  const event = await lockEvent(trx, id)
  if (!event) throw notFound()
  return event
}

async function lockedRegistration(trx: Knex.Transaction, { eventId, id }: RegistrationKey) {
  const registration = await lockRegistration(trx, eventId, id)
  if (!registration) throw notFound()
  return registration
}

/** On its day people may still be let in. */
function assertTakesPlace({ is_cancelled, day }: EventRecord) {
  if (is_cancelled) throw conflict("events.cancelled")
  if (day < today()) throw refused("events.over")
}
