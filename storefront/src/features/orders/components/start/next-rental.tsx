import texts from "@words/customer/next-rental.json"
import { useTranslation } from "react-i18next"
import { calendarDay } from "#kernel/calendar-day"
import { dayInWords, periodInWords } from "#kernel/format-day"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { ButtonLink } from "@/components/button"
import { LinePicture } from "@/components/picture/line-picture"
import { addTexts } from "@/lib/i18n"
import { paths } from "@/lib/paths"
import { useShop } from "@/lib/shop"
import { unbroken } from "@/lib/unbroken"
import { type NextRental as Next, nextRental } from "../../next-rental"
import type { Order } from "../../order"
import "../../next-rental.css"

addTexts("nextRental", texts)

const Facts = ({ order, line, kind, day, days, period }: Next & { period: RentalPeriod }) => {
  const { t } = useTranslation("nextRental")
  return (
    <section className="nextup" aria-labelledby="next-rental">
      <div>
        <p>{t(`kind.${kind}`, { number: order.shopNumber })}</p>
        <h2 id="next-rental">{line.name}</h2>
        <p className="cd">
          {days > 0 && <b>{days}</b>}
          <span>
            {days > 0 ? t(`days.${kind}`, { count: days }) : t(`today.${kind === "starts" ? "starts" : "runs"}`)}
            <br />
            {dayInWords(day)}
          </span>
        </p>
        <p>{unbroken(periodInWords(period))}</p>
        <ButtonLink to={paths.order(order.id)}>{t("see")}</ButtonLink>
      </div>
      <div className="im">
        <LinePicture source={line.product.thumbnail} />
      </div>
    </section>
  )
}

/** The current or next rental of a customer, before all else. */
const NextRental = ({ orders }: { orders: readonly Order[] }) => {
  const { today } = useShop()
  const next = nextRental(orders, calendarDay(today))
  const period = next?.line.rental?.status?.period
  return next && period ? <Facts {...next} period={period} /> : null
}

export default NextRental
