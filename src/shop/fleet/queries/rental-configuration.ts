import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { closedDaysBetween, dayRules, ownTimes } from "#area/rental"
import { addDays, type CalendarDay, calendarDay } from "#kernel/calendar-day"
import type { ClosedDay } from "#kernel/working-days"
import type {
  StaffClosedDays,
  StaffDeliveryType,
  StaffPurpose,
  StaffRentalConfiguration,
  StaffService,
} from "../wire/staff-rental-configuration"

const EXAMPLE_DAYS = 90

const DELIVERY_TYPES = `
  select d.id, d.version, d.name, d.description, d.price_rappen, d.preparation_days, d.transit_out_days,
         d.transit_back_days, d.cut_off_time, d.lead_days, d.slug, d.needs_delivery_address, d.is_default, d.is_active,
         (select count(*) from rental_reservation r
           where r.delivery_type_id = d.id and r.kind = 'rental' and r.status in ('reserved', 'handed_over')
             and r.deleted_at is null)::integer as upcoming
    from rental_delivery_type d where d.deleted_at is null order by d.sort_order, d.id`

const PURPOSES = `
  select p.id, p.version, p.name,
         (select count(*) from rental_product_purpose l where l.purpose_id = p.id and l.deleted_at is null)::integer
           as products
    from rental_purpose p where p.deleted_at is null order by p.sort_order, p.name, p.id`

const SERVICES = `
  select s.id, s.version, s.name, s.description, s.basis, s.price_rappen, s.permille, s.group_name, s.is_active,
         (select count(*) from product_service_offer o where o.service_id = s.id and o.deleted_at is null)::integer
           as products
    from product_service s where s.deleted_at is null order by s.sort_order, s.name, s.id`

type DeliveryTypeRow = Omit<StaffDeliveryType, "by_extension"> & { slug: string }

function toStaffDeliveryType({ slug, ...type }: DeliveryTypeRow): StaffDeliveryType {
  const { lead_days, cut_off_time } = type
  const way = { id: type.id, slug, isPickup: type.price_rappen === 0 }
  const own = ownTimes(way, { leadDays: lead_days, cutOff: cut_off_time })
  return {
    ...type,
    by_extension: {
      lead_days: lead_days === null ? own.leadDays : null,
      cut_off_time: cut_off_time === null ? own.cutOff : null,
    },
  }
}

/** Delivery types, purposes and services as staff keep them. Four statements. */
export async function rentalConfiguration(db: Knex, today: CalendarDay): Promise<StaffRentalConfiguration> {
  const rows = async <Row>(sql: string) => (await db.raw<{ rows: Row[] }>(sql)).rows
  const [delivery_types, purposes, services, closed_days] = await Promise.all([
    rows<DeliveryTypeRow>(DELIVERY_TYPES),
    rows<StaffPurpose>(PURPOSES),
    rows<StaffService>(SERVICES),
    closedDaysBetween(db, addDays(today, -EXAMPLE_DAYS), addDays(today, EXAMPLE_DAYS)),
  ])
  return { today, delivery_types: delivery_types.map(toStaffDeliveryType), purposes, services, closed_days }
}

const inWords = ({ date, name }: ClosedDay) => `${date} ${name}`

/** The year's days on which the shop is closed, in their order; those of staff have an id. Two statements. */
export async function staffClosedDays(db: Knex, year: number, today: CalendarDay): Promise<StaffClosedDays> {
  const [first, last] = [calendarDay(`${year}-01-01`), calendarDay(`${year}-12-31`)]
  const [all, { rows: own }] = await Promise.all([
    closedDaysBetween(db, first, last),
    db.raw<{ rows: (ClosedDay & { id: string })[] }>(
      `select id, date::text, name from rental_closed_day where deleted_at is null and date between ? and ?`,
      [first, last],
    ),
  ])
  const byStaff = new Set(own.map(inWords))
  const others = all.filter((day) => !byStaff.has(inWords(day))).map((day) => ({ id: null, ...day }))
  const days = [...others, ...own].sort((one, other) => (one.date < other.date ? -1 : 1))
  return { today, year, days, rules: dayRules() }
}
