import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CalendarDay } from "#kernel/calendar-day"
import { timeOfDay, today } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import { invalidField } from "#platform/refusal"
import { type Registrant, saveRegistration, takenSeats } from "../data/registrations"
import { eventRow } from "../queries/event-rows"
import { eventCardOf } from "../queries/event-wire"
import { nextComing } from "../rules/coming-event"
import type { EventCard, EventLocation, RegistrationBody } from "../wire/events"

interface EventOfPlace {
  id: string
  day: CalendarDay
  startTime: string
  isCancelled: boolean
  seats: number | null
}

/**
 * Registers a person for the next coming event at the place, and promises the confirmation mail, in one transaction. The
 * same person again changes the details at most: one registration, one mail, the same answer.
 * @throws Refusal 400 keyed `location` if no event is coming there, or all its seats are taken
 * @see ruling 7
 */
export async function registerForEvent(scope: MedusaContainer, body: RegistrationBody): Promise<EventCard> {
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return database.transaction(async (transaction) => {
    const event = await comingEventAt(transaction, body.location)
    const { location: _place, ...person } = body
    const { id, isNew } = await registerPerson(transaction, event, person)
    if (isNew) await enqueue(transaction, "event-registration-mail", { registrationId: id }, { key: id })
    return eventCardOf((await eventRow(transaction, event.id))!)
  })
}

/**
 * Takes the person in, or corrects the details of who is registered already.
 * @param event locked by this transaction, so that its seats are counted one registration after the other
 * @throws Refusal 400 keyed `location` if all seats are taken
 */
export async function registerPerson(
  trx: Knex.Transaction,
  event: { id: string; seats: number | null },
  person: Registrant,
): Promise<{ id: string; isNew: boolean }> {
  const registration = await saveRegistration(trx, event.id, person)
  if (registration.isNew && event.seats !== null && (await takenSeats(trx, event.id)) > event.seats)
    throw invalidField("location", "events.full_call_us")
  return registration
}

/** Locked until the transaction ends: nobody cancels, moves or fills the event meanwhile. */
async function comingEventAt(transaction: Knex.Transaction, location: EventLocation): Promise<EventOfPlace> {
  const events = await transaction<EventOfPlace>("event")
    .select("id", "day", { startTime: "start_time" }, { isCancelled: "is_cancelled" }, "seats")
    .where({ location, is_cancelled: false, deleted_at: null })
    .where("day", ">=", today())
    .orderBy("id")
    .forUpdate()
  const event = nextComing(events as EventOfPlace[], { day: today(), timeOfDay: timeOfDay() })
  if (!event) throw invalidField("location", "events.none_coming")
  return event
}
