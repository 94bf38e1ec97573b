import type { EventCard } from "@contract"
import type { CalendarDay } from "@domain/calendar-day"
import { dayInNumbers } from "@domain/format-day"
import { Link } from "react-router-dom"
import { paths } from "../../../lib/paths"

/** What was, in a line each. */
export const PastEvents = ({ cards }: { cards: EventCard[] }) => (
  <ul className="past">
    {cards.map((card) => (
      <li key={card.id}>
        <span className="num">{dayInNumbers(card.date as CalendarDay)}</span>
        <Link to={paths.event(card.slug)}>{card.name}</Link>
        <span className="muted">{card.location_name}</span>
      </li>
    ))}
  </ul>
)
