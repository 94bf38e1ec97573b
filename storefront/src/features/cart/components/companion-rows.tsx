import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import { OwnPricePart } from "@/components/offer/own-price-part"
import type { CartLine } from "../api/cart"
import { RemoveButton } from "./remove-button"
import "../cart.css"

/** What came along with a line and goes with it, as parts of what that costs; alone where it can't be had any more. */
export const CompanionRows = ({ companions }: { companions: readonly CartLine[] }) => {
  const { t } = useTranslation("cart")
  return companions.map((line) => {
    const { id, name, quantity, subtotal, ownPrice, isInactive } = line
    return (
      <tr key={id}>
        <th scope="row">
          {name}
          <small>{t(quantity > 1 ? "facts.companions" : "facts.companion", { count: quantity })}</small>
          {ownPrice && <OwnPricePart {...ownPrice} />}
          {isInactive && (
            <>
              <span className="bdg bdg-err">{t("line.inactive")}</span> <RemoveButton line={line} />
            </>
          )}
        </th>
        <td>{chfWithRappen(subtotal)}</td>
      </tr>
    )
  })
}

/** The same below a line that isn't parted itself. */
export const CompanionTable = ({ companions }: { companions: readonly CartLine[] }) =>
  companions.length > 0 && (
    <table className="brk">
      <tbody>
        <CompanionRows companions={companions} />
      </tbody>
    </table>
  )
