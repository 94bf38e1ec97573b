import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { EventCard } from "#shop/events/wire/events"
import { Picture } from "@/components/picture/picture"
import { paths } from "@/lib/paths"
import { lookOf } from "@/lib/picture"
import "../texts"
import { EventFacts } from "./event-facts"
import "@/styles/parts/invite.css"

/** Next to the form: what one is registering for. */
export const ChosenEvent = ({ event }: { event: EventCard }) => {
  const { t } = useTranslation("events")
  return (
    <aside className="invite" aria-labelledby="chosen-event">
      {lookOf(event.thumbnail) === "cov" && <Picture source={event.thumbnail} sizes="480px" loading="eager" />}
      <h2 id="chosen-event">{event.name}</h2>
      <p>{event.subtitle}</p>
      <EventFacts event={event} />
      <p>
        <Link to={paths.event(event.slug)}>{t("registration.program")}</Link>
      </p>
    </aside>
  )
}
