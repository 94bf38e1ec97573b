import { periodInWords } from "@domain/format-day"
import type { RentalPeriod } from "@domain/rental-period"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { Note } from "../../../components/note"
import { ApiError } from "../../../lib/api-error"
import { useShop } from "../../../lib/shop"
import { toast } from "../../../lib/toast"
import type { CartLine, Conflict } from "../api/cart"
import { useChangePeriod } from "../api/change-period"

/**
 * The line's period was taken meanwhile: why, and the next possible ones, each taken over by one click. A proposal that
 * is lost in the same moment shows its own reason; the refreshed cart brings new proposals.
 */
export const ConflictNote = ({ line, conflict }: { line: CartLine; conflict: Conflict }) => {
  const { t } = useTranslation("cart")
  const { phone } = useShop()
  const change = useChangePeriod()
  const refusal = change.error instanceof ApiError && change.error.isRefusal ? change.error.fields : {}
  const reason = Object.entries(refusal).flatMap(([field, messages]) =>
    ["non_field_errors", "rentalstartdate", "rentalenddate"].includes(field) ? messages : [],
  )

  const note = useRef<HTMLDivElement>(null)
  const choose = (period: RentalPeriod) => {
    const article = note.current?.closest("article")
    change.mutate(
      { line, period },
      {
        onSuccess: () => {
          toast(t("conflict.changed", { period: periodInWords(period) }))
          article?.focus() // the button that had the focus goes with the note
        },
      },
    )
  }

  return (
    <div className="ln-note" ref={note}>
      <Note kind="warn">
        <p>{reason.length > 0 ? reason.join(" ") : conflict.text}</p>
        {conflict.alternatives.length === 0 ? (
          <p>{t("conflict.none", { phone })}</p>
        ) : (
          <>
            <p>{t("conflict.alternatives")}</p>
            <ul className="choices">
              {conflict.alternatives.map((period) => (
                <li key={period.start}>
                  <button type="button" className="link-b" disabled={change.isPending} onClick={() => choose(period)}>
                    {periodInWords(period)}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Note>
    </div>
  )
}
