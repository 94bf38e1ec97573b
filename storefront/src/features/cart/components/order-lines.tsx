import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { chfWithRappen } from "#kernel/format-chf"
import { paths } from "@/lib/paths"
import { type Cart, type CartLine, type Conflict, conflictOf } from "../api/cart"
import { ConflictNote } from "./conflict-note"
import { LineView } from "./line-view"
import "../texts"
import "@/styles/parts/lines.css"

interface OrderLinesProps {
  cart: Cart
  /** Refused hold or order, which may name the line whose period is gone. */
  refusal: Error | null
}

/** The cart as it is about to be ordered, with the line 'Versandkosten' (VK1) where it is due; a lost period can be replaced here too. */
export const OrderLines = ({ cart, refusal }: OrderLinesProps) => {
  const { t } = useTranslation(["cart", "common"])
  const { shipping } = cart.totals
  const refused = conflictOf(refusal)
  const conflictAt = (line: CartLine): Conflict | null =>
    line.conflict ?? (line.period && refused?.lineId === line.id ? refused.conflict : null)

  return (
    <>
      <div className="lines">
        {cart.lines.map((line) => {
          const conflict = conflictAt(line)
          return (
            <LineView
              key={line.id}
              line={line}
              demandedBy={cart.lines.find(({ id }) => id === line.demandedBy)}
              pieces={t("line.pieces", { count: line.quantity })}
            >
              {conflict && <ConflictNote line={line} conflict={conflict} />}
            </LineView>
          )
        })}
        {shipping > 0 && (
          <article className="ln ln-plain">
            <div>
              <h3>{t("common:sums.shipping")}</h3>
              <p className="muted s">{t("line.pieces", { count: 1 })}</p>
            </div>
            <p className="sum sum-r">{chfWithRappen(shipping)}</p>
          </article>
        )}
      </div>
      <p className="fine">
        <Link to={paths.cart}>{t("change")}</Link>
      </p>
    </>
  )
}
