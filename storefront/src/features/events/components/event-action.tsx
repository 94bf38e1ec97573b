import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { EventDetail } from "#shop/events/wire/events"
import { ButtonLink } from "@/components/button"
import { Note } from "@/components/note"
import { paths } from "@/lib/paths"
import { useShop } from "@/lib/shop"
import { useEvents } from "../api/events"
import { eventAt, isAhead, useMinute } from "../event-dates"
import "../texts"

/**
 * Leads to the registration with the event's place chosen. A registration is for the next event at a place: for what is
 * called off, past or comes later, the words say so.
 */
export const EventAction = ({ event }: { event: EventDetail }) => {
  const { t } = useTranslation("events")
  const { today } = useShop()
  const minute = useMinute()
  const { data: cards = [event] } = useEvents()
  const next = eventAt(cards, event.location, minute)

  if (event.is_cancelled)
    return (
      <Note kind="warn">
        <p>
          {t("detail.cancelled")} {event.cancellation_note} <Link to={paths.events}>{t("detail.others")}</Link>
        </p>
      </Note>
    )
  if (!isAhead(event, minute))
    return (
      <Note>
        <p>
          {t(event.date < today ? "detail.past" : "detail.begun")} <Link to={paths.events}>{t("detail.others")}</Link>
        </p>
      </Note>
    )
  if (next && next.id !== event.id)
    return (
      <Note>
        <p>
          {t("detail.later")}
          <Link to={paths.event(next.slug)}>{next.name}</Link>
        </p>
      </Note>
    )
  return (
    <ButtonLink wide to={paths.eventRegistrationAt(event.location)}>
      {t("detail.register")}
    </ButtonLink>
  )
}
