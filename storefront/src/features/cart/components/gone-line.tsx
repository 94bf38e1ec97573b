import texts from "@words/shopping/gone-line.json"
import { useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import { refusalReasons } from "@/components/form/refusal"
import { RefusalText } from "@/components/refusal-text"
import { addTexts } from "@/lib/i18n"
import { toast } from "@/lib/toast"
import { trackAdded } from "../analytics"
import type { CartLine } from "../api/cart"
import { useUndoRemoval } from "../api/undo-removal"

addTexts("cart", texts)

export interface GoneLineProps {
  line: CartLine
  onBack: (line: CartLine) => void
}

/** Where a line was, until the page is left, with the way back. It takes the focus that went with the line. */
const GoneLine = ({ line, onBack }: GoneLineProps) => {
  const { t } = useTranslation(["cart", "common"])
  const textId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const undo = useUndoRemoval(line, (back) => {
    trackAdded(back)
    toast(
      back.quantity === line.quantity && back.subtotal !== line.subtotal
        ? t("gone.backAtOther", { name: line.name, price: chfWithRappen(back.subtotal) })
        : t("gone.back", { name: line.name }),
    )
    onBack(back)
  })

  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])

  const isLost = undo.error !== null && refusalReasons(undo.error).length === 0
  return (
    <div className="gone">
      <p id={textId}>{t("gone.text", { name: line.name })}</p>
      <button
        ref={button}
        type="button"
        className="link-b"
        aria-label={t("gone.undoNamed", { name: line.name })}
        aria-describedby={textId}
        aria-busy={undo.isPending || undefined}
        onClick={({ detail }) => detail < 2 && !undo.isPending && undo.mutate()}
      >
        {t("gone.undo")}
      </button>
      <RefusalText error={undo.error} />
      {isLost && (
        <p className="err" role="status">
          {t("gone.lost")}
        </p>
      )}
    </div>
  )
}

export default GoneLine
