import { useRef } from "react"
import { useTranslation } from "react-i18next"
import type { CalendarDay } from "#kernel/calendar-day"
import { chf } from "#kernel/format-chf"
import { dayInWords } from "#kernel/format-day"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { RentalPrice } from "#shop/rental/rules/rental-price"
import { RateParts } from "@/components/offer/rate-parts"
import type { BookingsCalendar } from "../../calendar/bookings-calendar"
import { samePriceEnd } from "../../same-price-end"

interface RentByRatesProps {
  period: RentalPeriod
  price: RentalPrice
  calendar: BookingsCalendar | null
  onChoose: (period: RentalPeriod) => void
}

/** What the rent is made of, what it would be day by day, and until when it stays the same, with a button that takes these days too. */
const RentByRates = ({ period, price, calendar, onChoose }: RentByRatesProps) => {
  const { t } = useTranslation("rates")
  const words = useRef<HTMLElement>(null)
  const end = calendar && samePriceEnd(period, price, calendar)
  const extend = (to: CalendarDay) => {
    onChoose({ ...period, end: to })
    words.current?.focus({ preventScroll: true }) // the button that had the focus goes
  }
  return (
    <small className="muted" ref={words} tabIndex={-1}>
      <br />
      <RateParts parts={price.parts} />, {t("instead", { single: chf(price.chargeableDays * price.pricePerDay) })}
      {end && (
        <>
          <br />
          {t("samePrice", { day: dayInWords(end) })}{" "}
          <button className="link-b" type="button" onClick={() => extend(end)}>
            {t("extend")}
          </button>
        </>
      )}
    </small>
  )
}

export default RentByRates
