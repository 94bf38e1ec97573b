import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { periodInWords } from "#kernel/format-day"
import { refusalReasons } from "@/components/form/refusal"
import { Note } from "@/components/note"
import { useShop } from "@/lib/shop"
import { toast } from "@/lib/toast"
import { unbroken } from "@/lib/unbroken"
import type { CartLine, Conflict } from "../api/cart"
import { useChangePeriod } from "../api/change-period"
import { canComeBack } from "../removed-lines"
import { ChooseAnew } from "./choose-anew"
import "../cart.css"

/**
 * The line's period was taken meanwhile: why, and the next possible ones, each taken over by one click, or where no other is possible
 * the way to the device. A proposal that
 * is lost in the same moment shows its own reason; the refreshed cart brings new proposals.
 */
export const ConflictNote = ({ line, conflict }: { line: CartLine; conflict: Conflict }) => {
  const { t } = useTranslation("cart")
  const { phone } = useShop()
  const note = useRef<HTMLDivElement>(null)
  const change = useChangePeriod(line, (period) => {
    toast(t("conflict.changed", { period: periodInWords(period) }))
    note.current?.closest("article")?.focus() // the button that had the focus goes with the note
  })
  const reasons = refusalReasons(change.error)

  return (
    <div className="ln-note" ref={note}>
      <Note kind="warn">
        <p>{reasons.length > 0 ? reasons.join(" ") : conflict.text}</p>
        {line.isPeriodFixed ? (
          <>
            <p>{t("conflict.fixed")}</p>
            <ChooseAnew line={line} />
          </>
        ) : conflict.alternatives.length === 0 ? (
          <p>{t("conflict.none", { phone })}</p>
        ) : (
          <>
            <p>{t("conflict.alternatives")}</p>
            {!canComeBack(line) && <p>{t("conflict.priceEnds")}</p>}
            <ul className="choices">
              {conflict.alternatives.map((period) => (
                <li key={period.start}>
                  <button
                    type="button"
                    className="link-b"
                    disabled={change.isPending}
                    onClick={() => change.mutate(period)}
                  >
                    {unbroken(periodInWords(period))}
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
