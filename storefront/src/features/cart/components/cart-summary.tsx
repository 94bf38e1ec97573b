import { useIsMutating } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import { ButtonLink } from "@/components/button"
import { SumsLedger } from "@/components/offer/sums-ledger"
import { CART_CHANGES } from "@/lib/http/add-to-cart"
import { paths } from "@/lib/paths"
import { useShop } from "@/lib/shop"
import { trackBeginCheckout } from "../analytics"
import type { Cart } from "../api/cart"
import "@/components/offer/styles/buy-bar.css"
import "@/styles/parts/sum-box.css"

/** Quantity and what is paid for it. `children` is what else can be done with the cart. */
export const CartSummary = ({ cart, children }: { cart: Cart; children?: ReactNode }) => {
  const { t } = useTranslation("cart")
  const { holdMinutes } = useShop()
  const { totals, totalQuantity, vatPercent, lines } = cart
  /** The sums are the shop's own: until its answer shows a change they are those before it. */
  const isChanging = useIsMutating({ mutationKey: CART_CHANGES.mutationKey }) > 0
  const hasRental = lines.some(({ period }) => period)
  return (
    <aside className="side sumbox" aria-labelledby="summary">
      <h2 id="summary">{t("summary.title")}</h2>
      <SumsLedger
        totals={totals}
        vatPercent={vatPercent}
        rows={[{ name: t("summary.count", { count: totalQuantity }), amount: totals.subtotal }]}
        total={t("summary.total")}
        isBusy={isChanging}
      />
      <div className="buy buy-s">
        <div className="phone">
          <b>{chfWithRappen(totals.total)}</b>
          <small>{t("summary.bar", { count: totalQuantity })}</small>
        </div>
        <ButtonLink to={paths.checkout} onClick={() => trackBeginCheckout(cart)}>
          {t("summary.toCheckout")}
        </ButtonLink>
      </div>
      {hasRental && <p className="fine">{t("summary.holdHint", { count: holdMinutes })}</p>}
      {children}
    </aside>
  )
}
