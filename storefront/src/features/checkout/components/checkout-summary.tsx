import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { chfWithRappen } from "#kernel/format-chf"
import { Button } from "@/components/button"
import { SumsLedger } from "@/components/offer/sums-ledger"
import { MarkedText } from "@/components/text/marked-text"
import { useOptionalPart } from "@/lib/page/optional-part"
import { paths } from "@/lib/paths"
import type { Sums } from "@/lib/sums"
import "@/components/offer/styles/buy-bar.css"
import "@/styles/parts/sum-box.css"
import "../checkout.css"

interface CheckoutSummaryProps {
  totals: Sums
  periodCount: number
  vatPercent: string
  isPending: boolean
  /** Nothing can be ordered as the cart stands; `children` say why. */
  isBlocked: boolean
  /** What is next to the button, on phones in its bar: why ordering failed, or can't be. */
  children?: ReactNode
}

/** Below it the sums are folded under their title with the total, which is what most want to know of them. */
const ROOM_FOR_SUMS_PX = 1000

/** The sums, the terms with the total including VAT, and the button. */
export const CheckoutSummary = ({
  totals,
  periodCount,
  vatPercent,
  isPending,
  isBlocked,
  children,
}: CheckoutSummaryProps) => {
  const { t } = useTranslation("checkout")
  const total = chfWithRappen(totals.total)
  const [submit, setSubmit] = useState<string | null>(null)
  const [isFolded] = useState(() => window.innerWidth < ROOM_FOR_SUMS_PX)
  const title = <h2 id="summary">{t("summary.title")}</h2>
  const sums = <SumsLedger totals={totals} vatPercent={vatPercent} total={t("summary.total")} />
  const ApprovalNotice = useOptionalPart(true, () => import("./approval-notice"))
  return (
    <aside className="sumbox" aria-labelledby="summary">
      {isFolded ? (
        <details className="fold">
          <summary>
            {title} <b className="num">{total}</b>
          </summary>
          {sums}
        </details>
      ) : (
        <>
          {title}
          {sums}
        </>
      )}
      {ApprovalNotice && <ApprovalNotice total={totals.total} periodCount={periodCount} onKnown={setSubmit} />}
      <div className="buy buy-s">
        {children}
        <p className="fine why">
          <MarkedText
            text={t("summary.terms", { total })}
            marks={{
              terms: (name) => (
                <Link key="terms" to={paths.terms} target="_blank">
                  {name}
                </Link>
              ),
              total: (amount) => (
                <span key="total" className="num">
                  {amount}
                </span>
              ),
            }}
          />
        </p>
        <Button type="submit" wide busy={isPending} disabled={isBlocked}>
          {isPending ? t("summary.submitting") : (submit ?? t("summary.submit"))}
        </Button>
      </div>
    </aside>
  )
}
