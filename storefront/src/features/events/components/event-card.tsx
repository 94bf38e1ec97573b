import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { CalendarDay } from "#kernel/calendar-day"
import { dayInWords } from "#kernel/format-day"
import type { EventCard as Card } from "#shop/events/wire/events"
import { Picture } from "@/components/picture/picture"
import { paths } from "@/lib/paths"
import { SIZES_OF_CARD } from "@/lib/picture"
import "../texts"
import "@/styles/parts/cards.css"

interface EventCardProps {
  card: Card
}

/** One coming event; the whole card is its link. */
export const EventCard = ({ card }: EventCardProps) => {
  const { t } = useTranslation("events")
  return (
    <li className="card">
      <div className="im">
        <Picture source={card.thumbnail} sizes={SIZES_OF_CARD} />
      </div>
      <h3>
        <Link to={paths.event(card.slug)}>{card.name}</Link>
      </h3>
      <p className="sub">{card.subtitle}</p>
      <div className="pr">
        <b className="num">{dayInWords(card.date as CalendarDay)}</b>
        <span className="muted">
          {card.is_cancelled ? t("list.cancelled", { place: card.location_name }) : card.location_name}
        </span>
      </div>
    </li>
  )
}
