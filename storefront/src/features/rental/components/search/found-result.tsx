import { useTranslation } from "react-i18next"
import { periodInWords } from "#kernel/format-day"
import type { RentalOffer } from "#shop/catalogue/wire/product"
import { chargeableDays, type RentalPeriod } from "#shop/rental/rules/rental-period"
import "../../search-texts"
import "@/styles/parts/found.css"

interface FoundResultProps {
  period: RentalPeriod
  offers: RentalOffer[]
  onClear: () => void
}

/** "4 von 6 Geräten sind frei", the period in words, and the way back to the whole list. */
export const FoundResult = ({ period, offers, onClear }: FoundResultProps) => {
  const { t } = useTranslation(["rental", "common"])
  const count = offers.filter(({ free }) => free).length
  return (
    <div className="result">
      <p role="status">
        <b>{t("search.free", { count, total: offers.length })}</b>
        <span className="found-period muted">
          {t("period.chosen", {
            period: periodInWords(period),
            days: t("common:chargeableDays", { count: chargeableDays(period) }),
          })}
        </span>
      </p>
      <button className="link-b" type="button" onClick={onClear}>
        {t("search.clear")}
      </button>
    </div>
  )
}
