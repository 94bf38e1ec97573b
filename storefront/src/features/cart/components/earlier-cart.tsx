import { useTranslation } from "react-i18next"
import { Note } from "../../../components/note"
import { session } from "../../../lib/session"
import { useEarlierCart } from "../api/link-cart"

/**
 * The customer's other open cart. Taking it over changes carts and merges nothing (ruling 5): the one left behind is
 * then the earlier one and is offered in the same way.
 */
export const EarlierCart = () => {
  const { t } = useTranslation("cart")
  const earlier = useEarlierCart()
  if (!earlier || earlier.total_quantity === 0) return null
  return (
    <div className="wrap notice">
      <Note>
        <p>
          {t("earlier.text", { count: earlier.total_quantity })}
          <button type="button" className="link-b" onClick={() => session.adoptCart(earlier.token)}>
            {t("earlier.takeOver")}
          </button>
        </p>
      </Note>
    </div>
  )
}
