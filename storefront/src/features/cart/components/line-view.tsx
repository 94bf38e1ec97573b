import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { chfWithRappen } from "#kernel/format-chf"
import { dayInWords, periodInWords } from "#kernel/format-day"
import { chargeableDays } from "#shop/rental/rules/rental-period"
import { OwnPricePart } from "@/components/offer/own-price-part"
import { LineRates, LineServices } from "@/components/offer/rental-parts"
import { LinePicture } from "@/components/picture/line-picture"
import { unbroken } from "@/lib/unbroken"
import type { CartLine } from "../api/cart"
import "../texts"
import "@/styles/parts/lines.css"

interface LineViewProps {
  line: CartLine
  /** The line it came with, shown as the reason why it can't be removed. */
  demandedBy?: CartLine
  /** What there is to say of a rental in place of its bare facts. */
  facts?: ReactNode
  /** How many of what is sold, where that can't be changed. */
  pieces?: string
  /** The sum stands among the children. */
  hasOwnSum?: boolean
  children?: ReactNode
}

/** One thing in the cart: picture, name, what was chosen and what it costs. */
export const LineView = ({ line, demandedBy, facts, pieces, hasOwnSum, children }: LineViewProps) => {
  const { t } = useTranslation(["cart", "common"])
  const unitPrice = t("line.unitPrice", { price: chfWithRappen(line.product.price) })
  return (
    <article className="ln" tabIndex={-1}>
      <div className="im">
        <LinePicture source={line.product.thumbnail} />
      </div>
      <div>
        <h3>{line.product.url ? <Link to={line.product.url}>{line.name}</Link> : line.name}</h3>
        {line.period && !facts && (
          <dl>
            <dt>{t("line.rent")}</dt>
            <dd>
              {unbroken(periodInWords(line.period))},{" "}
              {unbroken(t("common:chargeableDays", { count: chargeableDays(line.period) }))}
              <LineRates parts={line.rateParts} />
            </dd>
            {line.delivery && (
              <>
                <dt>{t("line.delivery")}</dt>
                <dd>{line.delivery.name}</dd>
              </>
            )}
            <LineServices title={t("line.service")} services={line.services} quantity={line.displayQuantity} />
          </dl>
        )}
        {!line.period && <p className="muted s">{pieces ? `${unbroken(pieces)}, ${unitPrice}` : unitPrice}</p>}
        {line.ownPrice && <OwnPricePart {...line.ownPrice} />}
        {line.quotedUntil && <p className="muted s">{t("line.quoted", { date: dayInWords(line.quotedUntil) })}</p>}
        {line.isInactive && (
          <p className="s">
            <span className="bdg bdg-err">{t("line.inactive")}</span> {!line.demandedBy && t("line.inactiveHint")}
          </p>
        )}
        {line.demandedBy && (
          <p className="muted s">
            {demandedBy ? t("line.mandatoryOf", { name: demandedBy.name }) : t("line.mandatory")}
          </p>
        )}
      </div>
      {facts && <div className="ln-b">{facts}</div>}
      {!hasOwnSum && <p className="sum sum-r">{chfWithRappen(line.subtotal)}</p>}
      {children}
    </article>
  )
}
