import { useRef } from "react"
import { chfWithRappen } from "#kernel/format-chf"
import type { CartLine } from "../api/cart"
import type { SendQuantity } from "../use-quantity"
import { CompanionTable } from "./companion-rows"
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

/** A line with what the customer can do about it; what came along with it is a part of it. */
export const CartLineItem = ({ line, lines, timesBack, onRemove }: CartLineItemProps) => {
  const quantity = useRef<SendQuantity>(null)
  const companions = lines.filter(({ demandedBy }) => demandedBy === line.id)
  const sum = companions.reduce((before, { subtotal }) => before + subtotal, line.subtotal)
  return (
    <LineView
      line={line}
      facts={
        line.period ? (
          <RentalFacts line={line} period={line.period} companions={companions} />
        ) : (
          companions.length > 0 && <CompanionTable companions={companions} />
        )
      }
      hasOwnSum
    >
      <div className="ctl">
        {!line.period && <QuantityField line={line} ref={quantity} />}
        <RemoveButton
          line={line}
          companions={companions}
          timesBack={timesBack}
          onRemove={onRemove}
          beforeRemoval={() => quantity.current?.()}
        />
        <p className="sum">{chfWithRappen(sum)}</p>
      </div>
      {line.conflict && <ConflictNote line={line} conflict={line.conflict} />}
    </LineView>
  )
}
