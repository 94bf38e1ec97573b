import { chfWithRappen } from "@domain/format-chf"
import { periodInWords } from "@domain/format-day"
import { chargeableDays } from "@domain/rental-period"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { ProductPicture } from "../../../components/product-picture"
import type { OrderLine } from "../order"

const RentalFacts = ({ period, delivery, service }: NonNullable<OrderLine["rental"]>) => {
  const { t } = useTranslation(["orders", "common"])
  const withPrice = ({ name, price }: { name: string; price: number }) =>
    price > 0 ? t("line.namePrice", { name, price: chfWithRappen(price) }) : name
  return (
    <dl>
      <dt>{t("line.period")}</dt>
      <dd>
        {periodInWords(period)},{" "}
        <span className="num">{t("common:chargeableDays", { count: chargeableDays(period) })}</span>
      </dd>
      {delivery && (
        <>
          <dt>{t("line.delivery")}</dt>
          <dd>{withPrice(delivery)}</dd>
        </>
      )}
      {service && (
        <>
          <dt>{t("line.service")}</dt>
          <dd>{withPrice(service)}</dd>
        </>
      )}
    </dl>
  )
}

/** One thing that was ordered; `children` is what can be done with it. */
export const OrderLineView = ({ line, children }: { line: OrderLine; children?: ReactNode }) => {
  const { t } = useTranslation("orders")
  return (
    <article className="ln">
      <div className="im">
        <ProductPicture source={line.product.thumbnail} />
      </div>
      <div>
        <h3>{line.product.url ? <Link to={line.product.url}>{line.name}</Link> : line.name}</h3>
        {line.rental ? (
          <RentalFacts {...line.rental} />
        ) : (
          <p className="muted s">
            {t("line.quantityPrice", { quantity: line.quantity, price: chfWithRappen(line.product.price) })}
          </p>
        )}
      </div>
      <p className="sum sum-r">{chfWithRappen(line.subtotal)}</p>
      {children && <div className="ctl ctl-start">{children}</div>}
    </article>
  )
}
