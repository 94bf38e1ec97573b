import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import type { ReminderKind } from "../../rules/rental-reminders"

/** Longer than any row of days on which the shop is closed. */
const DAYS_AHEAD = 14

export interface RentalToRemind {
  reservationId: string
  orderId: string
  orderLineId: string
  start: CalendarDay
  end: CalendarDay
  orderedAt: Date
  /** Null if staff have removed the way of delivery. */
  deliverySlug: string | null
  /** Kinds whose mail has left already. */
  reminded: ReminderKind[]
}

/** Names a reminder for ever; a new end has a reminder of its own. */
export const reminderKey = (kind: ReminderKind, { reservationId, start, end }: RentalToRemind): string =>
  `rental-reminder-${kind}-${reservationId}-${kind === "start" ? start : end}`

const MAIL_SENT = (kind: ReminderKind, day: string) =>
  `case when exists (select 1 from notification
      where idempotency_key = 'rental-reminder-${kind}-' || reservation.id || '-' || reservation.${day}
        and status = 'success') then '${kind}' end`

/**
 * Ordered rentals that start or end within the next two weeks. Those that staff haven't marked as handed over count
 * too: a customer who has the device wants to be reminded, whatever the shop wrote down.
 */
export async function rentalsToRemind(db: Knex, today: CalendarDay, reservationId?: string): Promise<RentalToRemind[]> {
  const { rows } = await db.raw<{ rows: RentalToRemind[] }>(
    `select reservation.id as "reservationId", reservation.order_id as "orderId",
            reservation.order_line_id as "orderLineId", reservation.start_day::text as start, reservation.end_day::text as "end",
            o.created_at as "orderedAt", delivery.slug as "deliverySlug",
            array_remove(array[${MAIL_SENT("start", "start_day")}, ${MAIL_SENT("return", "end_day")}], null) as reminded
       from rental_reservation reservation
       join "order" o on o.id = reservation.order_id and o.canceled_at is null
       left join rental_delivery_type delivery on delivery.id = reservation.delivery_type_id
      where reservation.deleted_at is null and reservation.kind = 'rental'
        and reservation.status in ('reserved', 'handed_over')
        and reservation.end_day >= :today and reservation.start_day <= :until
        and (:reservationId::text is null or reservation.id = :reservationId)
      order by reservation.start_day, reservation.id`,
    { today, until: addDays(today, DAYS_AHEAD), reservationId: reservationId ?? null },
  )
  return rows
}
