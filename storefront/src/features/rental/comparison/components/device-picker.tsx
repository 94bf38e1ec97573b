import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { ProductCard } from "#shop/catalogue/wire/product"
import { Picture } from "@/components/picture/picture"
import { DailyPrice } from "../../components/daily-price"
import type { RentalSearch } from "../../rental-search"
import "../device-picker.css"
import "../texts"
import { FEWEST_COMPARED, MOST_COMPARED, withDevice } from "../compared"
import { comparisonQuery } from "../query"

interface DevicePickerProps {
  slugs: readonly string[]
  search: RentalSearch
  cards: readonly ProductCard[]
}

const Choices = ({ slugs, search, cards }: DevicePickerProps) => {
  const { t } = useTranslation("comparison")
  return (
    <ul className="cmp-pick">
      {cards.map(({ id, slug, name, price, get_thumbnail }) => (
        <li key={id}>
          <Link
            rel="nofollow"
            to={comparisonQuery(withDevice(slugs, slug), { ...search, period: search.selection })}
            aria-label={t("pick.add", { device: name })}
          >
            <span className="im">
              <Picture source={get_thumbnail} sizes="72px" />
            </span>
            <b>{name}</b>
            <DailyPrice price={price} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Devices that can join: in sight while there is nothing to compare, behind a line from then on. Crawlers find no end in them. */
export const DevicePicker = ({ slugs, search, cards }: DevicePickerProps) => {
  const { t } = useTranslation("comparison")
  const others = cards.filter(({ slug }) => !slugs.includes(slug))
  if (slugs.length >= MOST_COMPARED || others.length === 0) return null
  const choices = <Choices slugs={slugs} search={search} cards={others} />
  if (slugs.length < FEWEST_COMPARED)
    return (
      <section className="cmp-first">
        <h2>{t(slugs.length === 0 ? "pick.first" : "pick.second")}</h2>
        {choices}
      </section>
    )
  return (
    <details className="cmp-more" key={slugs.join()}>
      <summary>{t("pick.more")}</summary>
      {choices}
    </details>
  )
}
