import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { settings } from "#config/settings"
import { addDays, addMonths } from "#kernel/calendar-day"
import type { Page } from "#kernel/wire/staff-paging"
import { isComing, type SwissMoment } from "../../rules/coming-event"
import type { StaffEvent, StaffEventRow, StaffEvents } from "../../wire/staff-events"

const MOST_OTHERS = 50

const ROW = `e.id, e.slug, e.name, e.location, e.venue, e.day, e.start_time, e.end_time, e.seats, e.is_cancelled, e.thumbnail,
  (select count(*)::int from event_registration r where r.event_id = e.id and r.deleted_at is null) as registered`
const BEGINS = "(e.day::text || ' ' || e.start_time)"

const instantOf = ({ day, timeOfDay }: SwissMoment) => `${day} ${timeOfDay}`

interface Wanted extends Page {
  when: "coming" | "past"
}

/** A page of the events that are still to begin, soonest first, or of those that have begun, latest first. */
export async function staffEvents(
  db: Knex,
  moment: SwissMoment,
  { when, limit, offset }: Wanted,
): Promise<StaffEvents> {
  const isWanted = `e.deleted_at is null and ${BEGINS} ${when === "coming" ? ">" : "<="} :moment`
  const direction = when === "coming" ? "asc" : "desc"
  const [{ rows: events }, { rows: counted }] = await Promise.all([
    db.raw<{ rows: StaffEventRow[] }>(
      `select ${ROW} from event e where ${isWanted}
        order by e.day ${direction}, e.start_time ${direction}, e.id limit :limit offset :offset`,
      { moment: instantOf(moment), limit, offset },
    ),
    db.raw<{ rows: { count: number }[] }>(`select count(*)::int as count from event e where ${isWanted}`, {
      moment: instantOf(moment),
    }),
  ])
  return { count: counted[0].count, events }
}

type StoredEvent = Omit<StaffEvent, "is_coming" | "is_open" | "forgotten_on" | "others">

/** Everything about one event, and which others its registrations can be moved to; null if there is none. */
export async function staffEvent(db: Knex, moment: SwissMoment, id: string): Promise<StaffEvent | null> {
  const [{ rows }, { rows: others }] = await Promise.all([
    db.raw<{ rows: StoredEvent[] }>(
      `select ${ROW}, e.subtitle, e.venue_address, e.thumbnail_alt, e.content, e.cancellation_note, e.version,
          (select count(*)::int from event_registration r where r.event_id = e.id and r.deleted_at is not null) as withdrawn,
          coalesce((select jsonb_agg(jsonb_build_object('url', i.url, 'alt', i.alt) order by i.sort_order, i.id)
                      from event_image i where i.event_id = e.id and i.deleted_at is null), '[]') as images
         from event e where e.id = ? and e.deleted_at is null`,
      [id],
    ),
    db.raw<{ rows: StaffEvent["others"] }>(
      `select o.id, o.name, o.day, o.seats, o.registered from (
         select ${ROW} from event e
          where e.deleted_at is null and not e.is_cancelled and e.id <> :id and ${BEGINS} > :moment
          order by e.day, e.start_time, e.id limit ${MOST_OTHERS}) o`,
      { id, moment: instantOf(moment) },
    ),
  ])
  const [event] = rows
  if (!event) return null
  return {
    ...event,
    is_open: !event.is_cancelled && event.day >= moment.day,
    is_coming: isComing({ day: event.day, startTime: event.start_time }, moment),
    forgotten_on: addDays(addMonths(event.day, settings.eventRegistrationMonths), 1),
    others,
  }
}
