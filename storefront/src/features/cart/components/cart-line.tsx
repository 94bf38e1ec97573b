import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import type { CartLine } from "../api/cart"
import type { SendQuantity } from "../use-quantity"
import { ConflictNote } from "./conflict-note"
import { LineView } from "./line-view"
import { QuantityField } from "./quantity-field"
import { RemoveButton } from "./remove-button"
import { RentalFacts } from "./rental-facts"

interface CartLineItemProps {
  line: CartLine
  lines: CartLine[]
  /** How often something was put back as this line. */
  timesBack: number
  onRemove: (line: CartLine) => void
}

/** A line with what the customer can do about it. A mandatory one offers nothing: it follows the line it came with. */
export const CartLineItem = ({ line, lines, timesBack, onRemove }: CartLineItemProps) => {
  const { t } = useTranslation("cart")
  const quantity = useRef<SendQuantity>(null)
  const isFixed = line.demandedBy !== null
  return (
    <LineView
      line={line}
      demandedBy={lines.find(({ id }) => id === line.demandedBy)}
      facts={line.period && <RentalFacts line={line} period={line.period} />}
      hasOwnSum
    >
      <div className="ctl">
        {isFixed && <span className="muted s">{t("line.pieces", { count: line.quantity })}</span>}
        {!line.period && !isFixed && <QuantityField line={line} ref={quantity} />}
        {!isFixed && (
          <RemoveButton
            line={line}
            companions={lines.filter(({ demandedBy }) => demandedBy === line.id)}
            timesBack={timesBack}
            onRemove={onRemove}
            beforeRemoval={() => quantity.current?.()}
          />
        )}
        <p className="sum">{chfWithRappen(line.subtotal)}</p>
      </div>
      {line.conflict && <ConflictNote line={line} conflict={line.conflict} />}
    </LineView>
  )
}
