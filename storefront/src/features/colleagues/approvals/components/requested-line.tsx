import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import { periodInWords } from "#kernel/format-day"
import { fromWireMoney } from "#kernel/money"
import type { RequestedLine } from "#shop/approvals/wire/order-request"
import { chargeableDays, rentalPeriod } from "#shop/rental/rules/rental-period"
import { OwnPricePart } from "@/components/offer/own-price-part"
import { LineServices } from "@/components/offer/rental-parts"
import { unbroken } from "@/lib/unbroken"
import "@/styles/parts/lines.css"

/** One thing of an order that is asked for, with what its sum is made of. */
export const RequestedLineView = ({ line }: { line: RequestedLine }) => {
  const { t } = useTranslation(["approvals", "common"])
  const { rentalstartdate: start, rentalenddate: end, delivery, list_subtotal: list, discount_percent } = line
  return (
    <article className="ln ln-plain">
      <div>
        <h3>{line.display_name}</h3>
        {start && end ? (
          <dl>
            <dt>{t("page.period")}</dt>
            <dd>
              {unbroken(periodInWords(rentalPeriod(start, end)))},{" "}
              <span className="num">
                {t("common:chargeableDays", { count: chargeableDays(rentalPeriod(start, end)) })}
              </span>
            </dd>
            {delivery && (
              <>
                <dt>{t("page.delivery")}</dt>
                <dd>{delivery.name}</dd>
              </>
            )}
            <LineServices title={t("page.service")} services={line.productservices} quantity={line.display_quantity} />
          </dl>
        ) : (
          <p className="muted s">{t("page.pieces", { quantity: line.display_quantity })}</p>
        )}
        {list && <OwnPricePart percent={discount_percent ?? null} list={fromWireMoney(list)} />}
      </div>
      <p className="sum sum-r">{chfWithRappen(fromWireMoney(line.subtotal))}</p>
    </article>
  )
}
