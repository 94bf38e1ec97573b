import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router-dom"
import type { EventCard, EventLocation } from "#shop/events/wire/events"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { Note } from "../../components/note"
import { PageHead } from "../../components/page-head"
import { eventsQuery, useEvents } from "../../features/events/api/events"
import { useKnownRegistrant } from "../../features/events/api/known-registrant"
import { ChosenEvent } from "../../features/events/components/chosen-event"
import { RegistrationDone } from "../../features/events/components/registration-done"
import { RegistrationForm } from "../../features/events/components/registration-form"
import { eventAt, useMinute } from "../../features/events/event-dates"
import { placeOf, registrationDraft } from "../../features/events/registration-draft"
import "../../features/events/texts"
import { useIsHydrated } from "../../lib/page/hydrated"
import { definePage } from "../../lib/page/page-module"
import { paths } from "../../lib/paths"
import { useShop } from "../../lib/shop"
import "@/styles/parts/invite.css"

export const page = definePage({ canonical: paths.eventRegistration, queries: () => [eventsQuery] })

/** The draft, with the place that the address names before the one chosen earlier; a place without event is none. */
function useDraft(events: EventCard[] | undefined) {
  const minute = useMinute()
  const [query] = useSearchParams()
  const [draft] = useState(() => {
    const kept = registrationDraft.get()
    const location = placeOf(query) ?? kept.location
    const isOpen = !events || eventAt(events, location, minute) !== undefined
    return isOpen ? { ...kept, location } : { ...kept, location: "" as EventLocation }
  })
  return draft
}

const Registration = ({ onRegistered }: { onRegistered: (event: EventCard) => void }) => {
  const { t } = useTranslation("events")
  const { phone } = useShop()
  const minute = useMinute()
  const isHydrated = useIsHydrated()
  const { data: events } = useEvents()
  const draft = useDraft(events)
  const known = useKnownRegistrant()
  const [place, setPlace] = useState<string>(draft.location)
  const chosen = isHydrated && events ? eventAt(events, place, minute) : undefined
  return (
    <>
      <div className="wrap pagehead">
        <h1>{t("registration.title")}</h1>
        <p>{t("registration.lead")}</p>
        <noscript>
          <Note kind="warn">
            <p>{t("registration.noScript", { phone })}</p>
          </Note>
        </noscript>
      </div>
      <div className="wrap cards2">
        <RegistrationForm {...{ events, draft, known, onRegistered }} onPlaceChange={setPlace} />
        {chosen && <ChosenEvent event={chosen} />}
      </div>
    </>
  )
}

const EventRegistrationPage = () => {
  const { t } = useTranslation("events")
  const [registered, setRegistered] = useState<EventCard | null>(null)
  return (
    <>
      <PageHead
        title={registered ? t("done.title") : t("registration.pageTitle")}
        description={t("registration.description")}
        canonical={page.canonical}
      />
      <Breadcrumbs crumbs={[{ label: t("list.crumb"), to: paths.events }, { label: t("registration.crumb") }]} />
      {registered ? <RegistrationDone event={registered} /> : <Registration onRegistered={setRegistered} />}
    </>
  )
}

export default EventRegistrationPage
