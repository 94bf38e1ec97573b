import { useId } from "react"
import { useTranslation } from "react-i18next"
import { calendarDay } from "#kernel/calendar-day"
import { periodInWords } from "#kernel/format-day"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { DeliveryType } from "#shop/rental/wire/rental"
import { ButtonLink } from "@/components/button"
import { Picture } from "@/components/picture/picture"
import { useShop } from "@/lib/shop"
import { unbroken } from "@/lib/unbroken"
import { useKnownPurposes } from "../../api/purposes"
import { useRecommended } from "../../api/recommended"
import { nextWeek, offeredPeriod } from "../../found-period"
import { rentalSearchQuery } from "../../rental-search"
import { FoundDays } from "./found-days"
import { FoundPrice } from "./found-price"

interface RecommendationProps {
  purposeId: string | null
  /** Next week until one is chosen. */
  chosen: RentalPeriod | null
  delivery: DeliveryType
}

/** A device for use and period, whether it is free then and what that costs; what can't be asked for is left away. */
export const Recommendation = ({ purposeId, chosen, delivery }: RecommendationProps) => {
  const { t } = useTranslation("rental")
  const id = useId()
  const { today } = useShop()
  const purposes = useKnownPurposes().data
  const { data, isPlaceholderData } = useRecommended(chosen ?? nextWeek(calendarDay(today)), purposeId)
  if (!data) return null
  const { offer, period } = data
  const purpose = purposes?.find(({ id }) => id === data.purposeId)?.name
  const query = rentalSearchQuery({ period: offeredPeriod(offer, period), delivery })
  return (
    <section className="reco" aria-live="polite" aria-busy={isPlaceholderData} aria-labelledby={id}>
      <div className="im">
        <Picture source={offer.get_thumbnail} sizes="120px" fetchPriority="low" />
      </div>
      <div>
        <small className="muted" id={id}>
          {[t("home.for", { period: unbroken(periodInWords(period)) }), purpose].filter(Boolean).join(", ")}
        </small>
        <h3>{offer.name}</h3>
        <FoundDays offer={offer} searched={period} />
        <p className="muted">{offer.subtitle}</p>
      </div>
      <div className="pr">
        <FoundPrice offer={offer} searched={period} delivery={delivery} />
      </div>
      <ButtonLink
        look="2"
        small
        to={`${offer.get_absolute_url}${query}`}
        aria-label={t("home.lookAt", { device: offer.name })}
      >
        {t("home.look")}
      </ButtonLink>
    </section>
  )
}
