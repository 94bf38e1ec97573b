import { useTranslation } from "react-i18next"
import { hasRate, type RentalRate, type RentPrices, rentForDays } from "#shop/rental/rules/rental-rates"
import { Amount } from "@/components/offer/amount"
import { partInWords } from "@/components/offer/rate-words"

interface RateLadderProps {
  prices: RentPrices
  /** Chargeable days of the chosen period. */
  days: number | null
}

/** What a rate saves against its days one by one, in whole per cent. */
const savedPercent = ({ days, price }: RentalRate, pricePerDay: number) =>
  Math.round(100 - (100 * price) / (days * pricePerDay))

/** The price of a day and those of more days together, with what they save; the ones that the period is made of stand out. */
const RateLadder = ({ prices, days }: RateLadderProps) => {
  const { t } = useTranslation("rates")
  const { pricePerDay } = prices
  const used = days === null ? [] : rentForDays(days, prices).parts
  const steps = [{ days: 1, price: pricePerDay }, ...prices.rates].filter((rate) => isWorthIt(rate, prices))
  return (
    <>
      <dl className="ladder" aria-label={t("ladder")}>
        {steps.map((rate) => (
          <div key={rate.days} data-on={used.some((part) => part.days === rate.days) || undefined}>
            <dt>{partInWords(t, { days: rate.days, count: 1 })}</dt>
            <dd>
              <b>
                <Amount of={rate.price} />
              </b>
              {savedPercent(rate, pricePerDay) > 0 && (
                <small>{t("less", { percent: savedPercent(rate, pricePerDay) })}</small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted s">{t("ladderNote")}</p>
    </>
  )
}

/** A rate that its days one by one undercut says nothing to anybody. */
const isWorthIt = ({ days }: RentalRate, prices: RentPrices) => days === 1 || hasRate(rentForDays(days, prices).parts)

export default RateLadder
