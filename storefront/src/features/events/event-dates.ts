import type { CalendarDay } from "#kernel/calendar-day"
import { isComing, momentOf, nextComing } from "#shop/events/rules/coming-event"
import type { EventCard } from "#shop/events/wire/events"
import { useOnceHydrated } from "@/lib/page/hydrated"
import { useShop } from "@/lib/shop"

const dated = (card: EventCard) => ({
  card,
  day: card.date as CalendarDay,
  startTime: card.start_time,
  isCancelled: card.is_cancelled,
})

const TIME = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Zurich", timeStyle: "short" })

/** "2026-12-17 16:30": what begins later can be registered for. A page is drawn for the whole day and kept; the browser knows the minute. */
export function useMinute(): string {
  const { today } = useShop()
  return useOnceHydrated(`${today} 00:00`, `${today} ${TIME.format(new Date())}`)
}

/** Coming events, next first, those of today among them, and past ones, latest first. `cards` come earliest first. */
export function splitEvents(cards: readonly EventCard[], today: string): { coming: EventCard[]; past: EventCard[] } {
  const isNext = (card: EventCard) => card.date >= today
  return { coming: cards.filter(isNext), past: cards.filter((card) => !isNext(card)).reverse() }
}

/** Whether it is still to begin. */
export const isAhead = (card: EventCard, minute: string): boolean => isComing(dated(card), momentOf(minute))

/** The event that a registration for the place means; undefined if none is coming there. */
export const eventAt = (cards: readonly EventCard[], location: string, minute: string): EventCard | undefined =>
  nextComing(cards.filter((card) => card.location === location).map(dated), momentOf(minute))?.card
