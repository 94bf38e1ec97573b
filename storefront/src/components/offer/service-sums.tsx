import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import type { ChosenServiceWire } from "#shop/lines/wire/line"
import { serviceRate } from "./service-rate"

interface ServiceSumsProps {
  services: readonly ChosenServiceWire[]
  /** '9 Tage' of the line. */
  quantity: string
}

/** Terms of a list: each service with what it is made of and its sum. */
export const ServiceSums = ({ services, quantity }: ServiceSumsProps) => {
  const { t } = useTranslation()
  const amount = (money: string) => chfWithRappen(fromWireMoney(money))
  const rateOf = (service: ChosenServiceWire) => {
    const rate = serviceRate(t, service, quantity)
    return rate && ` (${rate})`
  }
  return services.map((service) => (
    <dd key={service.id}>
      {service.name}
      {rateOf(service)}
      {fromWireMoney(service.price) > 0 && `, ${amount(service.price)}`}
    </dd>
  ))
}
