import pg from "pg"
import { TODAY } from "../harness"

/** Sizes of a shop after many years. */
export interface BusyShop {
  orders: number
  customers: number
  units: number
  reservations: number
  auditEntries: number
  registrations: number
  quotes: number
  /** Told to each webhook. */
  events: number
}

const OWN_PREFIXES =
  "order|ordspmv|ordsm|orditem|ordli|ordsum|ordaddr|ordlitxl|ordsmtxl|ordpay|ordch|ordchact|noti|erpmir|paycol|pay_col"
const ORDER_TABLES = [
  "order",
  "order_address",
  "order_item",
  "order_line_item",
  "order_line_item_tax_line",
  "order_shipping",
  "order_shipping_method",
  "order_shipping_method_tax_line",
  "order_summary",
  "order_payment_collection",
  "erp_mirror",
  "erp_invoice",
]
const CUSTOMER_TABLES = ["customer", "session_account"]

const id = (prefixes: string) => `'((?:${prefixes})_[0-9A-Z]{26})'`
/** The row as text with its own ids, and those of its customer, made those of copy `n`. */
const copied = (customers: number) => `regexp_replace(regexp_replace(regexp_replace(to_jsonb(t)::text,
  ${id(OWN_PREFIXES)}, '\\1x' || n, 'g'), ${id("cus")}, '\\1x' || n % ${customers}, 'g'), '(kundin-[^@"]+)@', '\\1-' || n % ${customers} || '@', 'g')`

/** What makes a copy its own besides the ids. */
const OWN_VALUES: Record<string, string> = {
  order: `jsonb_build_object('display_id', 1000000 + n, 'custom_display_id', 'W-' || (1000000 + n), 'created_at', now() - n * interval '2 hours')`,
  erp_invoice: `jsonb_build_object('id', 'copy-' || n, 'number', 'RE-1' || n)`,
  erp_mirror: `jsonb_build_object('erp_order_id', 'copy-' || n, 'erp_invoice_id', 'copy-' || n, 'created_at', now() - n * interval '2 hours')`,
}

async function copyRows(client: pg.Client, table: string, count: number, customers: number) {
  const own = OWN_VALUES[table] ?? "'{}'"
  await client.query(`insert into "${table}"
    select (jsonb_populate_record(null::"${table}", ${copied(customers)}::jsonb || ${own})).*
      from "${table}" t, generate_series(0, ${count - 1}) n
     where to_jsonb(t)::text ~ 'kundin-|order_[0-9A-Z]{26}|ord[a-z]+_[0-9A-Z]{26}'`)
}

/** One day in every second day of every unit, backwards from two months ahead; the newest are lines of the orders. */
async function fillReservations(client: pg.Client, { reservations, units, orders, customers }: BusyShop) {
  const perUnit = Math.ceil(reservations / units)
  const newest = Math.floor(orders / units)
  await client.query(`insert into rental_unit (id, product_id, serial_number)
    select 'runit_busy_' || n, products[1 + n % array_length(products, 1)], 'BUSY-' || n
      from (select array_agg(product_id order by product_id) as products from rental_product) p,
        generate_series(1, ${units} - (select count(*)::int from rental_unit)) n`)
  await client.query(
    `insert into rental_reservation (id, product_id, unit_id, status, start_day, end_day, window_start, window_end,
        delivery_type_id, customer_id, order_id, order_line_id, created_at)
      select 'rres_busy_' || u.n || '_' || k, u.product_id, u.id, case when day < $1::date then 'returned' else 'reserved' end,
        day, day, day, day, d.id, c.id || 'x' || o.n % ${customers}, o.id || 'x' || o.n,
        case when k < ${newest} then l.id || 'x' || o.n else 'ordli_old_' || u.n || '_' || k end, now()
      from (select id, product_id, row_number() over () - 1 as n from rental_unit) u
      cross join generate_series(0, ${perUnit - 1}) k
      cross join lateral (select $1::date + 60 - 2 * k as day) days
      cross join (select id from rental_delivery_type order by price_rappen limit 1) d
      cross join lateral (select id, (u.n * ${newest} + k) % ${orders} as n from "order" where id !~ 'x' limit 1) o
      cross join (select id from customer where id !~ 'x' and email like 'kundin-%' limit 1) c
      cross join (select id from order_line_item where id !~ 'x' limit 1) l
      where not exists (select 1 from rental_reservation r where r.unit_id = u.id and r.window_start <= day and r.window_end >= day)`,
    [TODAY],
  )
  await client.query(
    `update rental_reservation r set status = 'handed_over' where id like 'rres\\_busy\\_%' and start_day = $1::date
        and not exists (select from rental_reservation o where o.unit_id = r.unit_id and o.status = 'handed_over')`,
    [TODAY],
  )
}

const fillAudit = (client: pg.Client, count: number) =>
  client.query(`insert into audit_entry (id, staff_id, action, subject_type, subject_id, before, after, created_at)
    select 'aud_busy_' || n, u.id, 'rental.block', 'reservation', 'rres_busy_1_' || n % 1000, '{"note": ""}', '{"note": "Reparatur"}',
      now() - n * interval '10 minutes' from generate_series(1, ${count}) n, (select id from "user" limit 1) u`)

const fillRegistrations = (client: pg.Client, count: number) =>
  client.query(`insert into event_registration (id, event_id, company, sector, first_name, last_name, address, postalcode, city, phone, email)
    select 'evtreg_busy_' || n, e.ids[1 + n % array_length(e.ids, 1)], 'Firma ' || n, 'Holzbau', 'Vor ' || n, 'Nach ' || n, 'Weg 1', '9000', 'St. Gallen', '', 'gast-' || n || '@example.ch'
      from generate_series(1, ${count}) n, (select array_agg(id order by id) as ids from event where deleted_at is null) e`)

/** Copies of the one that there is, a fifth of them still valid. */
const fillQuotes = (client: pg.Client, { quotes, customers }: BusyShop) =>
  client.query(
    `insert into quote overriding system value select (jsonb_populate_record(null::quote, to_jsonb(q) || jsonb_build_object('id', 'quote_busy_' || n,
        'serial', 100000 + n, 'content_hash', 'busy-' || n, 'customer_id', q.customer_id || 'x' || n % ${customers},
        'valid_from', $1::date - 300, 'valid_until', $1::date + case when n % 5 = 0 then n % 14 else -n % 300 end))).*
      from (select * from quote limit 1) q, generate_series(1, ${quotes}) n`,
    [TODAY],
  )

/** All told but the newest hundredth, which waits. */
async function fillDeliveries(client: pg.Client, count: number) {
  await client.query(`insert into outbox_event (type, version, subject_type, subject_id, data, occurred_at)
    select 'order.placed', 1, 'order', 'order_busy_' || n, '{}', now() - (${count} - n) * interval '2 minutes'
      from generate_series(1, ${count}) n`)
  await client.query(`insert into outbox_delivery (subscriber_id, position, subject, attempts, last_status, last_at, ended_at, is_delivered)
    select s.id, e.position, 'order:' || e.subject_id, 1, 200, now(), case when is_told then now() end, is_told
      from outbox_event e cross join outbox_subscriber s
      cross join lateral (select split_part(e.subject_id, '_', 3)::int <= ${count} * 0.99 as is_told) told
     where e.subject_id like 'order\\_busy\\_%'`)
}

/** Makes a shop with one mirrored order a busy one: the order is copied with all that belongs to it. */
export async function makeBusy(databaseUrl: string, size: BusyShop) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query("set session_replication_role = replica") // the copies are whole once all tables are done
    for (const table of CUSTOMER_TABLES) await copyRows(client, table, size.customers, size.customers)
    for (const table of ORDER_TABLES) await copyRows(client, table, size.orders, size.customers)
    await client.query("set session_replication_role = default")
    await fillReservations(client, size)
    await fillAudit(client, size.auditEntries)
    await fillRegistrations(client, size.registrations)
    await fillQuotes(client, size)
    await fillDeliveries(client, size.events)
    await client.query("vacuum analyze")
  } finally {
    await client.end()
  }
}
