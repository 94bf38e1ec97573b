import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { chfWithRappen } from "#kernel/format-chf"
import { dayInWords, periodInWords } from "#kernel/format-day"
import { chargeableDays } from "#shop/rental/rules/rental-period"
import { Html } from "@/components/html"
import { OwnPricePart } from "@/components/offer/own-price-part"
import { LineRates, LineServices } from "@/components/offer/rental-parts"
import { LinePicture } from "@/components/picture/line-picture"
import { unbroken } from "@/lib/unbroken"
import type { OrderLine, RentalFacts } from "../order"
import type { RentalChange } from "../rental-status"
import { RentalNow } from "./rental-now"
import "@/styles/parts/lines.css"

const RentalFactsList = ({ line, facts }: { line: OrderLine; facts: RentalFacts }) => {
  const { period, rateParts, delivery, services } = facts
  const { t } = useTranslation(["orders", "common"])
  const withPrice = ({ name, price }: { name: string; price: number }) =>
    price > 0 ? t("line.namePrice", { name, price: chfWithRappen(price) }) : name
  return (
    <dl>
      <dt>{t("line.period")}</dt>
      <dd>
        {unbroken(periodInWords(period))},{" "}
        <span className="num">{t("common:chargeableDays", { count: chargeableDays(period) })}</span>
        <LineRates parts={rateParts} />
      </dd>
      {delivery && (
        <>
          <dt>{t("line.delivery")}</dt>
          <dd>{withPrice(delivery)}</dd>
          <dd className="ln-when">
            <Html html={delivery.description} />
          </dd>
        </>
      )}
      <LineServices title={t("line.service")} services={services} quantity={line.displayQuantity} />
    </dl>
  )
}

interface OrderLineProps {
  line: OrderLine
  /** What has happened to it since. */
  changes?: RentalChange[]
  isCancelled?: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** One thing that was ordered, at the price as ordered: struck out where it is not owed any more. */
export const OrderLineView = ({ line, changes = [], isCancelled, children }: OrderLineProps) => {
  const { t } = useTranslation("orders")
  const status = line.rental?.status
  const sum = chfWithRappen(line.subtotal)
  return (
    <article className="ln">
      <div className="im">
        <LinePicture source={line.product.thumbnail} />
      </div>
      <div>
        <h3>{line.product.url ? <Link to={line.product.url}>{line.name}</Link> : line.name}</h3>
        {line.rental ? (
          <RentalFactsList line={line} facts={line.rental} />
        ) : (
          <p className="muted s">
            {t("line.quantityPrice", { quantity: line.quantity, price: chfWithRappen(line.product.price) })}
          </p>
        )}
        {line.sent.map(({ id, day, carrier, tracking_url: url, quantity }) => (
          <p className="muted s" key={id}>
            {carrier === "hand"
              ? t("line.handed", { day: dayInWords(day), count: quantity })
              : t("line.sent", { day: dayInWords(day), count: quantity, carrier: t(`line.carrier.${carrier}`) })}{" "}
            {url && <a href={url}>{t("line.track")}</a>}
          </p>
        ))}
        {line.ownPrice && <OwnPricePart {...line.ownPrice} />}
        {status && <RentalNow status={status} changes={changes} />}
      </div>
      <p className="sum sum-r">{isCancelled ? <s>{sum}</s> : sum}</p>
      {children && <div className="ctl">{children}</div>}
    </article>
  )
}
