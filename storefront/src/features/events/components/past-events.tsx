import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { CalendarDay } from "#kernel/calendar-day"
import { dayInNumbers } from "#kernel/format-day"
import type { EventCard } from "#shop/events/wire/events"
import { paths } from "@/lib/paths"
import "../texts"
import "../events.css"

/** What was, in a line each. */
export const PastEvents = ({ cards }: { cards: EventCard[] }) => {
  const { t } = useTranslation("events")
  return (
    <ul className="past">
      {cards.map((card) => (
        <li key={card.id}>
          <span className="num">{dayInNumbers(card.date as CalendarDay)}</span>
          <Link to={paths.event(card.slug)}>{card.name}</Link>
          <span className="muted">
            {card.is_cancelled ? t("list.cancelled", { place: card.location_name }) : card.location_name}
          </span>
        </li>
      ))}
    </ul>
  )
}
