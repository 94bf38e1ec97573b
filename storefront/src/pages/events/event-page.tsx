import { useTranslation } from "react-i18next"
import { useParams } from "react-router-dom"
import type { CalendarDay } from "#kernel/calendar-day"
import { dayInWords } from "#kernel/format-day"
import type { EventDetail } from "#shop/events/wire/events"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { Html } from "../../components/html"
import { PageHead } from "../../components/page-head"
import { NotFound } from "../../components/states/not-found"
import { WaitingPage } from "../../components/states/waiting-page"
import { Carousel } from "../../features/catalogue/components/gallery/carousel"
import { HelpButton } from "../../features/catalogue/components/help-button"
import type { GalleryItem } from "../../features/catalogue/gallery-items"
import { eventQuery, useEvent } from "../../features/events/api/event"
import { eventsQuery } from "../../features/events/api/events"
import { EventAction } from "../../features/events/components/event-action"
import { EventFacts } from "../../features/events/components/event-facts"
import { definePage } from "../../lib/page/page-module"
import "../../features/events/texts"
import { paths } from "../../lib/paths"
import "@/features/events/events.css"
import "@/features/catalogue/product.css"

export const page = definePage({
  queries: ({ params }) => [eventQuery(params.slug ?? ""), eventsQuery],
  addresses: async (data) => (await data.events()).map(({ slug }) => ({ path: paths.event(slug) })),
})

/** The carousel's pictures; an event without any shows the one of its card. */
function picturesOf({ carousel, thumbnail, thumbnail_alt }: EventDetail): GalleryItem[] {
  const images = carousel.length > 0 ? carousel : [{ image: thumbnail, alt: thumbnail_alt }]
  return images.map(({ image, alt }, index) => ({ kind: "image", number: index + 1, url: image, alt }))
}

const Event = ({ event }: { event: EventDetail }) => {
  const { t } = useTranslation("events")
  const day = dayInWords(event.date as CalendarDay)
  return (
    <>
      <PageHead
        title={t("detail.pageTitle", { name: event.name, day })}
        description={t("detail.description", { subtitle: event.subtitle, day, location: event.location_name })}
        canonical={paths.event(event.slug)}
        subject={{ event }}
      />
      <Breadcrumbs crumbs={[{ label: t("list.crumb"), to: paths.events }, { label: event.name }]} />
      <div className="wrap prod">
        <Carousel items={picturesOf(event)} name={event.name} />
        <div className="offer">
          <h1>{event.name}</h1>
          <p className="sub">{event.subtitle}</p>
          <div className="event-facts">
            <EventFacts event={event} />
          </div>
          <EventAction event={event} />
          <p className="calls">
            <HelpButton />
          </p>
        </div>
        <Html className="more" html={event.content} />
      </div>
    </>
  )
}

const EventPage = () => {
  const { slug = "" } = useParams()
  const { data: event, refetch } = useEvent(slug)
  if (event === undefined) return <WaitingPage onRetry={refetch} />
  return event ? <Event key={event.id} event={event} /> : <NotFound />
}

export default EventPage
