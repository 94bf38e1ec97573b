import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { EventCard } from "#shop/events/wire/events"
import { ButtonLink } from "@/components/button"
import { paths } from "@/lib/paths"
import { useShop } from "@/lib/shop"
import "../texts"
import { EventFacts } from "./event-facts"

/** The thanks in the place of the form; the heading takes the focus that the form's button had. */
export const RegistrationDone = ({ event }: { event: EventCard }) => {
  const { t } = useTranslation("events")
  const { phone, phoneHref } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <>
      <div className="wrap pagehead">
        <h1 ref={heading} tabIndex={-1}>
          {t("done.title")}
        </h1>
      </div>
      <div className="wrap form-width stack">
        <p>{t("done.text")}</p>
        <section className="panel" aria-labelledby="registered-event">
          <h2 id="registered-event">{event.name}</h2>
          <EventFacts event={event} />
        </section>
        <p className="muted">
          {t("done.spam")}
          <a className="num" href={phoneHref}>
            {phone}
          </a>
        </p>
        <div className="acts">
          <ButtonLink to={paths.events}>{t("done.events")}</ButtonLink>
          <ButtonLink look="3" to={paths.home}>
            {t("done.home")}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
