import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { OrderSteps } from "../../components/order-steps/order-steps"
import { PageHead } from "../../components/page-head"
import { Spinner } from "../../components/spinner"
import { WaitingLines } from "../../components/states/waiting"
import { useCart } from "../../features/cart/api/cart"
import { useIsLinkingCart } from "../../features/cart/api/link-cart"
import { CartContent } from "../../features/cart/components/cart-content"
import { EarlierCart } from "../../features/cart/components/earlier-cart"
import { PeriodChangePart, type PeriodChangeProps } from "../../features/cart/period-change"
import "../../features/cart/texts"
import type { GiveCartProps } from "../../features/colleagues/components/give-cart"
import { QuoteButton } from "../../features/quotes/components/quote-button"
import { lazyPart } from "../../lib/page/lazy-part"
import { useCartToken, useIsSignedIn } from "../../lib/session/session"

const periodChange = lazyPart<PeriodChangeProps>(() => import("./period-change"))
const giveCart = lazyPart<GiveCartProps>(() => import("../../features/colleagues/components/give-cart"))

const CartPage = () => {
  const { t } = useTranslation("cart")
  const { data, refetch } = useCart()
  const cart = useIsLinkingCart() ? undefined : data
  const cartToken = useCartToken()
  const isSignedIn = useIsSignedIn()
  /** Quoting quoted prices again would make them hold for ever. */
  const isQuoted = cart?.lines.some(({ quotedUntil }) => quotedUntil !== null)

  return (
    <PeriodChangePart value={periodChange}>
      <PageHead title={t("title")} />
      <div className="wrap pagehead">
        <OrderSteps current="cart" />
        <h1>{t("title")}</h1>
      </div>
      <EarlierCart canMerge={cart !== undefined && cart.lines.length > 0} />
      {!cart && (
        <div className="wrap">
          <Spinner onRetry={() => void refetch()}>
            <WaitingLines />
          </Spinner>
        </div>
      )}
      {cart && (
        <CartContent key={cartToken} cart={cart}>
          {cartToken && !isQuoted && <QuoteButton cartToken={cartToken} />}
          {cartToken && !isQuoted && isSignedIn && (
            <Suspense fallback={null}>
              <giveCart.Part cartToken={cartToken} />
            </Suspense>
          )}
        </CartContent>
      )}
    </PeriodChangePart>
  )
}

export default CartPage
