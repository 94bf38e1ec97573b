import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { CalendarDay } from "#kernel/calendar-day"
import { timeOfDay, today } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import { registrationIds } from "../data/registrations"
import { isComing } from "../rules/coming-event"
import type { EventNotice } from "../rules/event-notice"

/** Whether the event is still to begin, by the shop's clock. */
export const isStillComing = ({ day, start_time }: { day: CalendarDay; start_time: string }): boolean =>
  isComing({ day, startTime: start_time }, { day: today(), timeOfDay: timeOfDay() })

/** Promises each of these people one mail about this change, if it commits. */
export async function tell(trx: Knex.Transaction, registrations: readonly string[], notice: EventNotice) {
  const changeId = generateEntityId(undefined, "evtchg")
  for (const registrationId of registrations)
    await enqueue(
      trx,
      "event-notice-mail",
      { registrationId, notice, changeId },
      { key: `${changeId}-${registrationId}` },
    )
}

/** The same for everybody who is registered for the event. */
export const tellRegistered = async (trx: Knex.Transaction, eventId: string, notice: EventNotice) =>
  tell(trx, await registrationIds(trx, eventId), notice)
