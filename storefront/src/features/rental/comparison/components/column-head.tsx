import { useTranslation } from "react-i18next"
import { Link, useNavigate } from "react-router-dom"
import { chfOfWire } from "#kernel/format-chf"
import { periodInWords } from "#kernel/format-day"
import type { ProductCard, ProductDetail, RentalOffer } from "#shop/catalogue/wire/product"
import { chargeableDays } from "#shop/rental/rules/rental-period"
import { ButtonLink } from "@/components/button"
import { Icon } from "@/components/icon"
import { Picture } from "@/components/picture/picture"
import { useIsHydrated } from "@/lib/page/hydrated"
import { paths } from "@/lib/paths"
import { unbroken } from "@/lib/unbroken"
import { DailyPrice } from "../../components/daily-price"
import { offeredPeriod } from "../../found-period"
import { type RentalSearch, rentalSearchQuery } from "../../rental-search"
import "../column-head.css"
import "../texts"
import { FEWEST_COMPARED, withColumn, withoutDevice } from "../compared"
import { comparisonQuery } from "../query"

export interface ColumnHeadProps {
  product: ProductDetail
  /** Counted from nought. */
  column: number
  slugs: readonly string[]
  search: RentalSearch
  offer: RentalOffer | null
  /** All devices that may stand here. */
  cards: readonly ProductCard[]
}

type Offered = Pick<ColumnHeadProps, "product" | "offer" | "search">

/** What the period costs with all that comes with it, or when else; without a period what a day costs. */
const HeadPrice = ({ product, offer, search: { period } }: Offered) => {
  const { t } = useTranslation(["comparison", "common"])
  if (product.product_is_inactive) return <span className="muted">{t("inactive")}</span>
  if (!offer || !period) return <DailyPrice price={product.price} />
  if (!offer.free) {
    const next = offeredPeriod(offer, period)
    return (
      <span className="muted">{next ? t("takenNext", { period: unbroken(periodInWords(next)) }) : t("taken")}</span>
    )
  }
  return (
    <>
      <b>{chfOfWire(offer.period_price)}</b>{" "}
      <span className="muted num">{t("common:chargeableDays", { count: chargeableDays(period) })}</span>
    </>
  )
}

/** With the period, or with the next one that can be had; to the page alone of what isn't rented out. */
const WayToRent = ({ product, offer, search: { period: wanted, delivery } }: Offered) => {
  const { t } = useTranslation("comparison")
  const { name: device } = product
  const path = paths.rentalProduct(product.slug)
  if (product.product_is_inactive)
    return (
      <ButtonLink small look="2" to={path} aria-label={t("lookAt", { device })}>
        {t("look")}
      </ButtonLink>
    )
  const period = offer && wanted ? offeredPeriod(offer, wanted) : wanted
  const isOther = offer?.free === false
  return (
    <ButtonLink
      small
      look={isOther ? "2" : "1"}
      to={path + rentalSearchQuery({ period, delivery })}
      aria-label={t(isOther ? "otherPeriodOf" : "rentOf", { device })}
    >
      {t(isOther ? "otherPeriod" : "rent")}
    </ButtonLink>
  )
}

/** On phones, where two stand side by side, another device is chosen in the head of a column. */
const ColumnSelect = ({ product, column, slugs, search, cards }: Omit<ColumnHeadProps, "offer">) => {
  const { t } = useTranslation("comparison")
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const choose = (slug: string) =>
    navigate(comparisonQuery(withColumn(slugs, column, slug), { ...search, period: search.selection }), {
      state: { keepScroll: true },
      replace: true,
    })
  return (
    <select
      className="in"
      value={product.slug}
      disabled={!isHydrated}
      aria-label={t("column", { column: column + 1 })}
      onChange={(event) => choose(event.target.value)}
    >
      {cards.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** A device over its column: what it looks like and costs, the way to rent it, and out of the comparison. */
export const ColumnHead = (props: ColumnHeadProps) => {
  const { product, slugs, search, offer } = props
  const { t } = useTranslation("comparison")
  const { name } = product
  return (
    <div className="cmp-h">
      <div className="im">
        <Picture source={product.get_thumbnail} sizes="(max-width: 767px) 160px, 270px" loading="eager" />
      </div>
      <b className="n">{name}</b>
      <ColumnSelect {...props} />
      <p className="p">
        <HeadPrice product={product} offer={offer} search={search} />
      </p>
      <WayToRent product={product} offer={offer} search={search} />
      {slugs.length > FEWEST_COMPARED && (
        <Link
          className="x"
          rel="nofollow"
          to={comparisonQuery(withoutDevice(slugs, product.slug), { ...search, period: search.selection })}
          aria-label={t("remove", { device: name })}
        >
          <Icon name="close" small />
        </Link>
      )}
    </div>
  )
}
