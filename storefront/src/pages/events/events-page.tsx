import { useTranslation } from "react-i18next"
import type { EventCard as Card } from "#shop/events/wire/events"
import { ButtonLink } from "../../components/button"
import { Html } from "../../components/html"
import { PageTop } from "../../components/page-top"
import { Section } from "../../components/section"
import { Spinner } from "../../components/spinner"
import { EmptyList } from "../../components/states/empty-list"
import { WaitingCards } from "../../components/states/waiting"
import { contentQuery, useContent } from "../../features/content/api/content"
import { splitHeading } from "../../features/content/split-heading"
import { eventsQuery, useEvents } from "../../features/events/api/events"
import { EventCard } from "../../features/events/components/event-card"
import { PastEvents } from "../../features/events/components/past-events"
import { splitEvents } from "../../features/events/event-dates"
import { EVENT_INFORMATION } from "../../features/events/information"
import { definePage } from "../../lib/page/page-module"
import "../../features/events/texts"
import { paths } from "../../lib/paths"
import { useShop } from "../../lib/shop"
import "@/styles/parts/cards.css"

export const page = definePage({
  canonical: paths.events,
  queries: () => [eventsQuery, contentQuery(EVENT_INFORMATION)],
})

/** The text that introduces the events; its heading is in the section's place for it. */
const Introduction = () => {
  const { title, body } = splitHeading(useContent(EVENT_INFORMATION))
  if (body.trim() === "") return null
  return (
    <Section title={title}>
      <Html html={body} />
    </Section>
  )
}

const Coming = ({ cards }: { cards: Card[] }) => {
  const { t } = useTranslation("events")
  if (cards.length === 0) return <EmptyList title={t("list.empty")} hint={t("list.emptyHint")} />
  return (
    <ul className="cards">
      {cards.map((card) => (
        <EventCard key={card.id} card={card} />
      ))}
    </ul>
  )
}

/** A failure is only logged: the place keeps its spinner (spec "customer area" §8, ruling 2a). */
const Events = () => {
  const { t } = useTranslation("events")
  const { today } = useShop()
  const { data: cards, refetch } = useEvents()
  if (!cards)
    return (
      <Spinner onRetry={refetch}>
        <WaitingCards isCounted={false} />
      </Spinner>
    )
  const { coming, past } = splitEvents(cards, today)
  return (
    <>
      <Section title={t("list.coming")}>
        <Coming cards={coming} />
      </Section>
      {past.length > 0 && (
        <Section title={t("list.past")}>
          <PastEvents cards={past} />
        </Section>
      )}
    </>
  )
}

const EventsPage = () => {
  const { t } = useTranslation("events")
  return (
    <>
      <PageTop
        title={t("list.pageTitle")}
        description={t("list.description")}
        canonical={page.canonical}
        crumbs={[{ label: t("list.crumb") }]}
        heading={t("list.title")}
      >
        <p>{t("list.lead")}</p>
        <div className="acts">
          <ButtonLink to={paths.eventRegistration}>{t("list.register")}</ButtonLink>
        </div>
      </PageTop>
      <Introduction />
      <Events />
    </>
  )
}

export default EventsPage
