import { chfWithRappen } from "@domain/format-chf"
import { useIsMutating } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { ButtonLink } from "../../../components/button"
import { CART_CHANGES } from "../../../lib/add-to-cart"
import { paths } from "../../../lib/paths"
import { useShop } from "../../../lib/shop"
import { trackBeginCheckout } from "../analytics"
import type { Cart } from "../api/cart"

/**
 * Quantity, total and VAT of the lines. The shipping fee joins at the checkout (spec "customer area" §9); until then it
 * is announced, and the total is the lines' own. `children` is what else can be done with the cart.
 */
export const CartSummary = ({ cart, children }: { cart: Cart; children?: ReactNode }) => {
  const { t } = useTranslation("cart")
  const { vatPercent } = useShop()
  /** The sums are the shop's own: until its answer shows a change they are those before it. */
  const isChanging = useIsMutating({ mutationKey: CART_CHANGES.mutationKey }) > 0
  const awaitsShipping = cart.shipping > 0
  const rounding = awaitsShipping ? 0 : cart.rounding
  const hasRental = cart.lines.some(({ period }) => period)
  return (
    <aside className="side sumbox" aria-labelledby="summary">
      <h2 id="summary">{t("summary.title")}</h2>
      <table className="ledger" aria-busy={isChanging || undefined}>
        <tbody>
          <tr>
            <th scope="row">{t("summary.count", { count: cart.totalQuantity })}</th>
            <td>{chfWithRappen(cart.subtotal)}</td>
          </tr>
          <tr>
            <th scope="row">{t("summary.vat", { percent: vatPercent })}</th>
            <td>{chfWithRappen(cart.vat)}</td>
          </tr>
          {rounding !== 0 && (
            <tr>
              <th scope="row">{t("summary.rounding")}</th>
              <td>{chfWithRappen(rounding)}</td>
            </tr>
          )}
          <tr className="tot">
            <th scope="row">{t("summary.total")}</th>
            <td>{chfWithRappen(cart.subtotal + cart.vat + rounding)}</td>
          </tr>
        </tbody>
      </table>
      {awaitsShipping && <p className="fine">{t("summary.shipping", { price: chfWithRappen(cart.shipping) })}</p>}
      <ButtonLink wide to={paths.checkout} onClick={() => trackBeginCheckout(cart)}>
        {t("summary.toCheckout")}
      </ButtonLink>
      {hasRental && <p className="fine">{t("summary.holdHint")}</p>}
      {children}
    </aside>
  )
}
