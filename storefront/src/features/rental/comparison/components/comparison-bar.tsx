import { useTranslation } from "react-i18next"
import { Button, ButtonLink } from "@/components/button"
import { Icon } from "@/components/icon"
import { Picture } from "@/components/picture/picture"
import { paths } from "@/lib/paths"
import { useRentalList } from "../../api/rental-list"
import type { RentalSearch } from "../../rental-search"
import "../comparison-bar.css"
import "../texts"
import { FEWEST_COMPARED, MOST_COMPARED, withoutDevice } from "../compared"
import { comparisonQuery } from "../query"
import type { ComparedInList } from "./compare-toggle"

const PLACES = Array.from({ length: MOST_COMPARED }, (_, place) => place)

interface ComparisonBarProps extends ComparedInList {
  search: RentalSearch
}

/** What was taken into the comparison, and the way there; at the bottom of the list. */
const ComparisonBar = ({ slugs, search, onChange }: ComparisonBarProps) => {
  const { t } = useTranslation("comparison")
  const { data: cards = [] } = useRentalList(null)
  const chosen = slugs.flatMap((slug) => cards.find((card) => card.slug === slug) ?? [])
  if (chosen.length === 0) return null
  return (
    <section className="cmp-bar" aria-label={t("bar.name")}>
      <div className="wrap">
        <p role="status">{t("bar.count", { count: chosen.length, most: MOST_COMPARED })}</p>
        <ul>
          {PLACES.map((place) => {
            const card = chosen[place]
            return (
              <li key={place}>
                {card && (
                  <>
                    <Picture source={card.get_thumbnail} sizes="60px" loading="eager" />
                    <button
                      type="button"
                      aria-label={t("remove", { device: card.name })}
                      onClick={() => onChange(withoutDevice(slugs, card.slug))}
                    >
                      <Icon name="close" small />
                    </button>
                  </>
                )}
              </li>
            )
          })}
        </ul>
        {chosen.length < FEWEST_COMPARED ? (
          <Button disabled>{t("bar.one")}</Button>
        ) : (
          <ButtonLink to={paths.comparison + comparisonQuery(slugs, { ...search, period: search.selection })}>
            {t("bar.go")}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

export default ComparisonBar
