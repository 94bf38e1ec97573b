import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import { periodInWords } from "#kernel/format-day"
import type { Rappen } from "#kernel/money"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { Button } from "@/components/button"
import { refusalReasons } from "@/components/form/refusal"
import { RefusalText } from "@/components/refusal-text"
import { toast } from "@/lib/toast"
import type { CartLine } from "../api/cart"
import { useChangePeriod } from "../api/change-period"
import { usePeriodOffer } from "../api/period-offer"
import { canComeBack } from "../removed-lines"
import "../period-texts"
import "@/components/form/fields.css"
import "../cart.css"

interface PeriodOfferProps {
  line: CartLine
  /** As chosen so far. */
  period: RentalPeriod | null
  onClose: () => void
  /** The shop knows better which days are taken. */
  onRefused: () => void
}

const isSamePeriod = (one: RentalPeriod | null | undefined, other: RentalPeriod | null): boolean =>
  other !== null && one?.start === other.start && one.end === other.end

/** What the line comes to in the chosen period and how that differs, before it is taken. */
export const PeriodOffer = ({ line, period, onClose, onRefused }: PeriodOfferProps) => {
  const { t } = useTranslation(["cart", "common"])
  const isSame = isSamePeriod(line.period, period)
  const offer = usePeriodOffer(line, isSame ? null : period)
  const change = useChangePeriod(line, (taken) => {
    onClose()
    toast(t("conflict.changed", { period: periodInWords(taken) }))
  })
  const { data } = offer
  const refusal = isSamePeriod(change.variables, period) ? change.error : null

  const take = () => {
    if (!period || !data) return
    const refused = () => {
      onRefused()
      void offer.refetch()
    }
    change.mutate({ ...period, confirmed: data.subtotal }, { onError: refused })
  }
  const difference = (by: Rappen) =>
    by === 0 ? t("period.same") : t(by > 0 ? "period.more" : "period.less", { price: chfWithRappen(Math.abs(by)) })
  const words = () => {
    if (isSame) return t("period.current", { price: chfWithRappen(line.subtotal) })
    if (!period) return t("period.open")
    return data ? `${chfWithRappen(data.subtotal)} · ${difference(data.difference)}` : t("period.asking")
  }
  const isLost = offer.isError && refusalReasons(offer.error).length === 0
  return (
    <>
      {!canComeBack(line) && <p className="hint">{t(line.quotedUntil ? "period.quoteEnds" : "period.setPriceEnds")}</p>}
      <RefusalText error={refusal ?? offer.error} />
      <div className="per-offer">
        <p aria-live="polite">{isLost ? t("period.lost") : !offer.isError && words()}</p>
        <div className="acts">
          <Button look="2" onClick={onClose}>
            {t("period.keep")}
          </Button>
          {isLost ? (
            <Button busy={offer.isFetching} onClick={() => void offer.refetch()}>
              {t("common:action.retry")}
            </Button>
          ) : (
            <Button disabled={isSame || !data || offer.isError} busy={change.isPending} onClick={take}>
              {t("period.take")}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
