import type { CalendarDay } from "#kernel/calendar-day"
import { isComing, nextComing } from "#shop/events/rules/coming-event"
import type { EventCard } from "#shop/events/wire/events"

const dated = (card: EventCard) => ({
  card,
  day: card.date as CalendarDay,
  startTime: card.start_time,
  isCancelled: card.is_cancelled,
})

/** Events of today count as coming the whole day: the server, which knows the minute, decides about registrations. */
const startOf = (today: string) => ({ day: today as CalendarDay, timeOfDay: "00:00" })

/** Coming events, next first, and past ones, latest first. `cards` come earliest first. */
export function splitEvents(cards: readonly EventCard[], today: string): { coming: EventCard[]; past: EventCard[] } {
  const isNext = (card: EventCard) => isComing(dated(card), startOf(today))
  return { coming: cards.filter(isNext), past: cards.filter((card) => !isNext(card)).reverse() }
}

/** The event that a registration for the place means; undefined if none is coming there. */
export const eventAt = (cards: readonly EventCard[], location: string, today: string): EventCard | undefined =>
  nextComing(cards.filter((card) => card.location === location).map(dated), startOf(today))?.card
