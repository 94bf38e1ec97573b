import { type Ref, useId } from "react"
import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import { refusalReasons } from "@/components/form/refusal"
import { Stepper } from "@/components/offer/stepper"
import { RefusalText } from "@/components/refusal-text"
import { toast } from "@/lib/toast"
import type { CartLine } from "../api/cart"
import { canComeBack } from "../removed-lines"
import { type SendQuantity, useQuantity } from "../use-quantity"
import "@/components/form/fields.css"

interface QuantityFieldProps {
  line: CartLine
  ref: Ref<SendQuantity>
}

/**
 * The pieces of a line, by buttons or typed; a refused quantity says why and falls back to the shop's. A price that is for these pieces
 * alone says so before, and what they cost after.
 */
export const QuantityField = ({ line, ref }: QuantityFieldProps) => {
  const { t } = useTranslation("cart")
  const reasonId = useId()
  const { shown, error, type, commit, step, canStepDown } = useQuantity(line, ref, ({ name, subtotal }) =>
    toast(t("facts.priceEnded", { name, price: chfWithRappen(subtotal) })),
  )
  return (
    <div>
      <Stepper
        lessLabel={t("facts.less", { name: line.name })}
        moreLabel={t("facts.more", { name: line.name })}
        canStepDown={canStepDown}
        onStep={step}
      >
        <input
          type="number"
          inputMode="numeric"
          min={1}
          value={shown}
          aria-label={t("facts.quantity", { name: line.name })}
          aria-invalid={refusalReasons(error).length > 0 || undefined}
          aria-describedby={reasonId}
          onChange={(event) => type(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === "Enter" && commit()}
        />
      </Stepper>
      <div id={reasonId}>
        {!canComeBack(line) && <p className="hint">{t(line.quotedUntil ? "facts.quoteEnds" : "facts.setPriceEnds")}</p>}
        <RefusalText error={error} />
      </div>
    </div>
  )
}
