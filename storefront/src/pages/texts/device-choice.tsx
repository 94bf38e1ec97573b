import { useTranslation } from "react-i18next"
import type { ProductCard as Card } from "#shop/catalogue/wire/product"
import { ButtonLink } from "../../components/button"
import { Section } from "../../components/section"
import { factsQuery, useFacts } from "../../features/catalogue/api/product-facts"
import { Facts } from "../../features/catalogue/components/facts"
import { ProductCard } from "../../features/catalogue/components/product-card"
import { useRentalList } from "../../features/rental/api/rental-list"
import { comparisonQuery } from "../../features/rental/comparison/query"
import { DailyPrice } from "../../features/rental/components/daily-price"
import { paths } from "../../lib/paths"
import { useShop } from "../../lib/shop"
import "@/styles/parts/cards.css"

/** The two ways to scan, each with the device that stands for it. */
const WAYS = [
  { slug: "rtc-360", way: "home.choice.tripod" },
  { slug: "blk-2-go", way: "home.choice.hand" },
] as const
const SLUGS = WAYS.map(({ slug }) => slug)

export const choiceQueries = SLUGS.map(factsQuery)

const Device = ({ card, way }: { card: Card; way: (typeof WAYS)[number]["way"] }) => {
  const { t } = useTranslation("content")
  const facts = useFacts(card.slug)
  const name = t(way, { device: card.name })
  return (
    <ProductCard card={card} marked={{ ...card, name }} price={<DailyPrice price={card.price} />}>
      {facts && <Facts product={facts} />}
    </ProductCard>
  )
}

/** 'Auf dem Stativ oder in der Hand?' Not asked where one of the two isn't for rent. */
export const DeviceChoice = () => {
  const { t } = useTranslation("content")
  const { phone, phoneHref } = useShop()
  const { data: cards = [] } = useRentalList(null)
  const devices = WAYS.flatMap(({ slug, way }) => {
    const card = cards.find((one) => one.slug === slug && !one.product_is_inactive)
    return card ? [{ card, way }] : []
  })
  if (devices.length < WAYS.length) return null
  const [one, other] = devices.map(({ card }) => card.name)
  return (
    <Section
      title={t("home.choice.title")}
      aside={
        <>
          <p>
            {t("home.choice.unsure")}{" "}
            <a className="num" href={phoneHref}>
              {phone}
            </a>
          </p>
          <ButtonLink look="3" to={paths.comparison + comparisonQuery(SLUGS, {})}>
            {t("home.choice.compare", { one, other })}
          </ButtonLink>
        </>
      }
    >
      <ul className="cards cards-2">
        {devices.map((device) => (
          <Device key={device.card.id} {...device} />
        ))}
      </ul>
    </Section>
  )
}
