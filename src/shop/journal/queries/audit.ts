import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Period } from "#kernel/calendar-day"
import { addDays } from "#kernel/calendar-day"
import type { Page } from "#kernel/wire/staff-paging"
import { instantInZurich } from "#platform/clock"
import { containing } from "#platform/sql/like"
import { accountName, staffName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { StaffAudit, StaffAuditEntry } from "../wire/staff-audit"
import { auditNames } from "./audit-names"

/** Nobody turns more pages than that. */
const MOST_COUNTED = 10_000
/** What one search by words may mean at most, of each kind. */
const MOST_MEANT = 100

interface AuditFilter extends Page {
  staff_id: string
  area: string
  subject_id: string
  q: string
  period: Period | null
}

/** With an order its reservations and mirror rows. */
const OF_SUBJECT = `array(
  select :subject_id
  union all select id from rental_reservation where order_id = :subject_id
  union all select id from erp_mirror where order_id = :subject_id)`

/** What the words name, with the reservations and mirror rows of orders so named. */
const MEANT = `
  with named as (
    (select o.id from "order" o where ${shopNumber("o")} ilike :q limit ${MOST_MEANT})
    union all (select id from customer where (company_name ilike :q or email ilike :q) limit ${MOST_MEANT})
    union all (select id from product where title ilike :q limit ${MOST_MEANT})),
  meant as (
    select id from named
    union all select reservation.id from rental_reservation reservation join named on named.id = reservation.order_id
    union all select mirror.id from erp_mirror mirror join named on named.id = mirror.order_id)`

/** What an entry is about, and what that belongs to: an order's rental, a product's unit, an event's registration. */
const SUBJECTS = `
  left join "user" staff on staff.id = entry.staff_id
  left join rental_reservation reservation on entry.subject_type = 'reservation' and reservation.id = entry.subject_id
  left join erp_mirror mirror on entry.subject_type = 'erp_mirror' and mirror.id = entry.subject_id
  left join "order" o on o.id = coalesce(reservation.order_id, mirror.order_id,
    case when entry.subject_type in ('order', 'orders') then entry.subject_id end)
  left join customer on entry.subject_type in ('customer', 'customers') and customer.id = entry.subject_id
  left join rental_unit unit on entry.subject_type = 'unit' and unit.id = entry.subject_id
  left join product on product.id = coalesce(unit.product_id,
    case when entry.subject_type in ('product', 'products') then entry.subject_id end)
  left join letter_template letter on entry.subject_type = 'letter-template' and letter.id = entry.subject_id
  left join event_registration registration
    on entry.subject_type = 'event_registration' and registration.id = entry.subject_id
  left join event on event.id = coalesce(registration.event_id,
    case when entry.subject_type = 'event' then entry.subject_id end)`

const LABEL = `coalesce(${shopNumber("o")}, ${accountName("customer", "null")}, unit.serial_number, product.title, event.name, letter.name)`
/** What is deleted has a name still and no page any more. */
const idUnlessDeleted = (table: string) => `case when ${table}.deleted_at is null then ${table}.id end`
const PAGE = `coalesce('orders/' || o.id, 'customers/' || ${idUnlessDeleted("customer")}, 'products/' || ${idUnlessDeleted("product")},
  'events/' || ${idUnlessDeleted("event")},
  case when letter.id is not null then 'settings/letters' end,
  case when entry.subject_type = 'content_block' then 'content/' || entry.subject_id end)`

/** Three statements, whatever is asked, and one for what their changes name. */
export async function auditEntries(db: Knex, filter: AuditFilter): Promise<StaffAudit> {
  const { limit, offset, ...rest } = filter
  const { conditions, parameters } = conditionsOf(rest)
  const meant = filter.q ? MEANT : ""
  const from = `from audit_entry entry where ${conditions.join(" and ")}`
  const [{ rows }, counted, staff] = await Promise.all([
    db.raw<{ rows: (Omit<StaffAuditEntry, "at"> & { at: Date })[] }>(
      `${meant} select entry.id, entry.created_at as at, ${staffName("staff", "entry.staff_id")} as staff, entry.action,
              entry.before, entry.after, entry.status,
              json_build_object('type', entry.subject_type, 'id', entry.subject_id, 'label', ${LABEL}, 'page', ${PAGE})
                as subject
         from (select * ${from} order by entry.created_at desc, entry.id desc limit :limit offset :offset) entry
         ${SUBJECTS}
        order by entry.created_at desc, entry.id desc`,
      { ...parameters, limit, offset },
    ),
    db.raw<{ rows: { count: number }[] }>(
      `${meant} select count(*)::int as count from (select 1 ${from} limit ${MOST_COUNTED}) counted`,
      parameters,
    ),
    db.raw<{ rows: { id: string; name: string }[] }>(
      `select staff.id, ${staffName("staff", "staff.id")} as name from "user" staff
        where deleted_at is null or exists (select from audit_entry where staff_id = staff.id)
       union all select id, name from session_machine_access order by name`,
    ),
  ])
  const names = await auditNames(
    db,
    rows.map(({ before, after }) => [before, after]),
  )
  return {
    entries: rows.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    names,
    count: counted.rows[0].count,
    staff: staff.rows,
  }
}

function conditionsOf({ staff_id, area, subject_id, q, period }: Omit<AuditFilter, keyof Page>) {
  const conditions = ["entry.deleted_at is null"]
  if (staff_id) conditions.push("entry.staff_id = :staff_id")
  if (area) conditions.push("split_part(entry.action, '.', 1) = :area")
  if (subject_id) conditions.push(`entry.subject_id = any(${OF_SUBJECT})`)
  if (q) conditions.push("entry.subject_id in (select id from meant)")
  if (period) conditions.push("entry.created_at >= :since and entry.created_at < :until")
  const parameters = {
    ...(staff_id && { staff_id }),
    ...(area && { area }),
    ...(subject_id && { subject_id }),
    ...(q && { q: containing(q) }),
    ...(period && {
      since: instantInZurich(period.start, "00:00"),
      until: instantInZurich(addDays(period.end, 1), "00:00"),
    }),
  }
  return { conditions, parameters }
}
