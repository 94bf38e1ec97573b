import { useTranslation } from "react-i18next"
import type { CalendarDay } from "#kernel/calendar-day"
import { dayInWords } from "#kernel/format-day"
import type { EventCard } from "#shop/events/wire/events"
import "../texts"
import "@/styles/parts/facts-list.css"

/** When and where an event takes place, and that it costs nothing. */
export const EventFacts = ({ event }: { event: EventCard }) => {
  const { t } = useTranslation("events")
  return (
    <dl className="facts-list">
      <div>
        <dt>{t("facts.date")}</dt>
        <dd className="num">{dayInWords(event.date as CalendarDay)}</dd>
      </div>
      <div>
        <dt>{t("facts.time")}</dt>
        <dd className="num">{t("facts.timeValue", { start: event.start_time, end: event.end_time })}</dd>
      </div>
      <div>
        <dt>{t("facts.place")}</dt>
        <dd>
          {event.venue || event.location_name}
          {event.venue_address && (
            <>
              <br />
              {event.venue_address}
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t("facts.costs")}</dt>
        <dd>{t("facts.free")}</dd>
      </div>
    </dl>
  )
}
