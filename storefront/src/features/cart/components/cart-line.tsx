import { useTranslation } from "react-i18next"
import type { CartLine } from "../api/cart"
import { ConflictNote } from "./conflict-note"
import { LineView } from "./line-view"
import { QuantityField } from "./quantity-field"
import { RemoveButton } from "./remove-button"

interface CartLineItemProps {
  line: CartLine
  lines: CartLine[]
}

/** A line with what the customer can do about it. A mandatory one offers nothing: it follows the line it came with. */
export const CartLineItem = ({ line, lines }: CartLineItemProps) => {
  const { t } = useTranslation("cart")
  const isFixed = line.demandedBy !== null
  return (
    <LineView line={line} demandedBy={lines.find(({ id }) => id === line.demandedBy)}>
      <div className="ctl">
        {line.period || isFixed ? (
          <span className="muted s">
            {line.period ? line.displayQuantity : t("line.pieces", { count: line.quantity })}
          </span>
        ) : (
          <QuantityField line={line} />
        )}
        {!isFixed && <RemoveButton line={line} companions={lines.filter(({ demandedBy }) => demandedBy === line.id)} />}
      </div>
      {line.conflict && <ConflictNote line={line} conflict={line.conflict} />}
    </LineView>
  )
}
