import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { ButtonLink } from "../../components/button"
import { PageHead } from "../../components/page-head"
import { Section } from "../../components/section"
import { Spinner } from "../../components/spinner"
import { ProductCard } from "../../features/catalogue/components/product-card"
import { employeesQuery, referencesQuery, testimonialsQuery } from "../../features/company/api/company"
import { Trust } from "../../features/company/components/trust"
import { contentQuery } from "../../features/content/api/content"
import { Buying, rangeQueries } from "../../features/content/components/buying"
import { ContentSection } from "../../features/content/components/content-section"
import { Hero } from "../../features/content/components/hero"
import { Knowledge } from "../../features/content/components/knowledge"
import { Panorama } from "../../features/content/components/panorama"
import { HOME_BLOCKS } from "../../features/content/home-blocks"
import { deliveryTypesQuery } from "../../features/rental/api/delivery-types"
import { purposesQuery } from "../../features/rental/api/purposes"
import { definePage } from "../../lib/page/page-module"
import "../../features/content/texts"
import { recommendedQuery } from "../../features/rental/api/recommended"
import { rentalListQuery, useRentalList } from "../../features/rental/api/rental-list"
import { DailyPrice } from "../../features/rental/components/daily-price"
import { NextFreeDays } from "../../features/rental/components/search/next-free-days"
import { RentalFinder } from "../../features/rental/components/search/rental-finder"
import { nextWeek } from "../../features/rental/found-period"
import "../../features/rental/search-texts"
import { paths } from "../../lib/paths"
import { useShop } from "../../lib/shop"
import { choiceQueries, DeviceChoice } from "./device-choice"
import "@/styles/parts/cards.css"

export const page = definePage({
  canonical: paths.home,
  queries: ({ today }) => [
    rentalListQuery(null),
    recommendedQuery(nextWeek(today)),
    purposesQuery,
    deliveryTypesQuery,
    ...rangeQueries,
    ...choiceQueries,
    referencesQuery,
    testimonialsQuery,
    employeesQuery,
    ...HOME_BLOCKS.map(contentQuery),
  ],
})

const SUGGESTIONS = 3

const Suggestions = () => {
  const { t } = useTranslation("rental")
  const { data: cards = [] } = useRentalList(null)
  if (cards.length === 0) return null
  return (
    <Section
      title={t("list.title")}
      aside={
        <>
          <p>{t("home.aside")}</p>
          <ButtonLink look="3" to={paths.rent}>
            {t("home.all")}
          </ButtonLink>
        </>
      }
    >
      <ul className="cards cards-3">
        {cards.slice(0, SUGGESTIONS).map((card) => (
          <ProductCard key={card.id} card={card} price={<DailyPrice price={card.price} />}>
            <NextFreeDays productId={card.id} />
          </ProductCard>
        ))}
      </ul>
    </Section>
  )
}

const HomePage = () => {
  const { t } = useTranslation("content")
  const { city } = useShop()
  const { isPending } = useQuery(contentQuery("home-intro"))
  return (
    <>
      <PageHead
        title={t("home.title")}
        description={t("home.description", { city })}
        canonical={page.canonical}
        subject={{ shop: true }}
      />
      <Hero />
      <RentalFinder />
      <Trust />
      {isPending && <Spinner />}
      <ContentSection block="home-intro" />
      <Suggestions />
      <DeviceChoice />
      <Panorama />
      <ContentSection block="home-information" asSteps />
      <Buying />
      <Knowledge />
    </>
  )
}

export default HomePage
