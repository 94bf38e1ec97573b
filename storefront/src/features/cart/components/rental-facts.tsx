import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import { periodInWords } from "#kernel/format-day"
import type { Rappen } from "#kernel/money"
import type { ChosenServiceWire } from "#shop/lines/wire/line"
import { chargeableDays, type RentalPeriod } from "#shop/rental/rules/rental-period"
import { LineRates } from "@/components/offer/rental-parts"
import { serviceRate } from "@/components/offer/service-rate"
import { priceOrFree } from "@/lib/price-or-free"
import { unbroken } from "@/lib/unbroken"
import type { CartLine } from "../api/cart"
import { breakdownOf } from "../breakdown"
import { ChangePeriod } from "./change-period"
import { ChooseAnew } from "./choose-anew"
import { CompanionRows, CompanionTable } from "./companion-rows"
import "../cart.css"

interface ServiceRowProps {
  service: ChosenServiceWire
  amount: Rappen
  quantity: string
}

const ServiceRow = ({ service, amount, quantity }: ServiceRowProps) => {
  const { t } = useTranslation()
  const rate = serviceRate(t, service, quantity)
  return (
    <tr>
      <th scope="row">
        {service.name}
        {rate && <small>{rate}</small>}
      </th>
      <td>{priceOrFree(amount, t("free"), chfWithRappen)}</td>
    </tr>
  )
}

interface RentalFactsProps {
  line: CartLine
  period: RentalPeriod
  companions: readonly CartLine[]
}

/** When a rental of the cart is, whether that is free, and what its sum is made of. */
export const RentalFacts = ({ line, period, companions }: RentalFactsProps) => {
  const { t } = useTranslation(["cart", "common"])
  const parts = breakdownOf(line)
  const days = unbroken(t("common:chargeableDays", { count: chargeableDays(period) }))
  const amount = chfWithRappen
  return (
    <>
      <div className="per">
        <b>
          {unbroken(periodInWords(period))}, {days}
        </b>
        {!line.isInactive && !line.isPeriodFixed && <ChangePeriod line={line} />}
        {!line.isInactive && line.isPeriodFixed && !line.conflict && <ChooseAnew line={line} />}
      </div>
      {!line.conflict && !line.isInactive && <p className="bdg bdg-ok">{t("facts.free")}</p>}
      {parts ? (
        <table className="brk">
          <tbody>
            <tr>
              <th scope="row">
                {t("line.rent")}
                <LineRates parts={line.rateParts} />
                {parts.dayByDay && (
                  <small>
                    {t("facts.insteadOf", {
                      count: parts.dayByDay.days,
                      price: amount(parts.dayByDay.price),
                      sum: amount(parts.dayByDay.sum),
                    })}{" "}
                    <b className="sv">{t("facts.saving", { price: amount(parts.dayByDay.sum - parts.rent) })}</b>
                  </small>
                )}
              </th>
              <td>{amount(parts.rent)}</td>
            </tr>
            <tr>
              <th scope="row">{parts.delivery.name}</th>
              <td>{priceOrFree(parts.delivery.amount, t("common:free"), amount)}</td>
            </tr>
            {parts.services.map((part) => (
              <ServiceRow key={part.service.id} {...part} quantity={unbroken(line.displayQuantity)} />
            ))}
            <CompanionRows companions={companions} />
          </tbody>
        </table>
      ) : (
        <>
          <p className="muted s">{[line.delivery, ...line.services].flatMap((part) => part?.name ?? []).join(", ")}</p>
          <CompanionTable companions={companions} />
        </>
      )}
    </>
  )
}
