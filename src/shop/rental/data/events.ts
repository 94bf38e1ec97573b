const RENTAL = "new.kind = 'rental' and new.order_id is not null and new.deleted_at is null"
const BLOCK = "new.kind <> 'rental'"

const ofRental = {
  version: 1,
  subject: { type: "rental", id: "new.id" },
  at: "new.updated_at",
}
const RENTAL_IDS = {
  order_id: "new.order_id",
  order_line_id: "new.order_line_id",
  product_id: "new.product_id",
}
const ofUnit = {
  version: 1,
  subject: { type: "unit", id: "new.unit_id" },
  data: { block_id: "new.id", product_id: "new.product_id", kind: "new.kind" },
  at: "new.updated_at",
}

/** What of rentals and units integrators are told; a rental is told by its reservation's id. */
export const RENTAL_EVENTS = {
  table: "rental_reservation",
  events: [
    {
      ...ofRental,
      type: "rental.booked",
      when: `tg_op = 'INSERT' and ${RENTAL} and new.status = 'reserved'`,
      data: RENTAL_IDS,
    },
    {
      ...ofRental,
      type: "rental.unit_changed",
      when: `tg_op = 'UPDATE' and ${RENTAL} and new.status in ('reserved', 'handed_over')
        and new.unit_id is distinct from old.unit_id`,
      data: { ...RENTAL_IDS, unit_id: "new.unit_id", previous_unit_id: "old.unit_id", state: "new.status" },
    },
    {
      ...ofRental,
      type: "rental.handed_over",
      when: `tg_op = 'UPDATE' and ${RENTAL} and new.status = 'handed_over' and old.status not in ('handed_over', 'returned')`,
      data: { ...RENTAL_IDS, unit_id: "new.unit_id" },
    },
    {
      ...ofRental,
      type: "rental.returned",
      when: `tg_op = 'UPDATE' and ${RENTAL} and new.status = 'returned' and old.status is distinct from 'returned'`,
      data: { ...RENTAL_IDS, unit_id: "new.unit_id" },
    },
    {
      ...ofRental,
      type: "rental.changed",
      when: `tg_op = 'UPDATE' and ${RENTAL} and old.status = 'handed_over' and new.status = 'reserved'`,
      data: { ...RENTAL_IDS, change: "'hand_over_undone'", change_id: "null" },
    },
    {
      ...ofRental,
      type: "rental.changed",
      when: `tg_op = 'UPDATE' and ${RENTAL} and old.status = 'returned' and new.status = 'handed_over'`,
      data: { ...RENTAL_IDS, change: "'return_undone'", change_id: "null" },
    },
    { ...ofUnit, type: "unit.blocked", when: `tg_op = 'INSERT' and ${BLOCK}` },
    {
      ...ofUnit,
      type: "unit.released",
      when: `tg_op = 'UPDATE' and ${BLOCK} and old.status = 'reserved' and old.deleted_at is null
        and (new.status <> 'reserved' or new.deleted_at is not null or new.window_end < old.window_end)`,
    },
  ],
}

/** The rental of a change: what was found of a unit that was exchanged is with the reservation of its days, which names it. */
const RENTAL_OF_CHANGE = `coalesce((select swapped_out_of from rental_reservation where id = new.reservation_id), new.reservation_id)`

/** Cancellations, extensions, other dates, late and early returns, damages, waivers, refunds. */
export const RENTAL_CHANGE_EVENTS = {
  table: "rental_change",
  events: [
    {
      type: "rental.changed",
      version: 1,
      when: "tg_op = 'INSERT'",
      subject: { type: "rental", id: RENTAL_OF_CHANGE },
      data: {
        order_id: "new.order_id",
        order_line_id: "new.order_line_id",
        product_id: "select product_id from rental_reservation where id = new.reservation_id",
        change: "new.kind",
        change_id: "new.id",
      },
      at: "new.created_at",
    },
  ],
}
