import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { PageHead } from "../../components/page-head"
import { Spinner } from "../../components/spinner"
import { useCart } from "../../features/cart/api/cart"
import { CartContent } from "../../features/cart/components/cart-content"
import { EarlierCart } from "../../features/cart/components/earlier-cart"
import { EmptyCart } from "../../features/cart/components/empty-cart"
import "../../features/cart/texts"
import { QuoteButton } from "../../features/quotes/components/quote-button"
import { useCartToken } from "../../lib/session/session"

const CartPage = () => {
  const { t } = useTranslation("cart")
  const { data: cart, refetch } = useCart()
  const lineCount = cart?.lines.length ?? 0
  const cartToken = useCartToken()
  /** Quoting quoted prices again would make them hold for ever. */
  const isQuoted = cart?.lines.some(({ quotedUntil }) => quotedUntil !== null)
  const wasFilled = useRef(false)

  useEffect(() => {
    wasFilled.current ||= lineCount > 0
  }, [lineCount])

  return (
    <>
      <PageHead title={t("title")} />
      <Breadcrumbs crumbs={[{ label: t("title") }]} />
      <div className="wrap pagehead">
        <h1>{t("title")}</h1>
      </div>
      <EarlierCart canMerge={lineCount > 0} />
      {!cart && <Spinner onRetry={() => void refetch()} />}
      {cart && lineCount === 0 && <EmptyCart takesFocus={wasFilled.current} />}
      {cart && lineCount > 0 && (
        <CartContent cart={cart}>{cartToken && !isQuoted && <QuoteButton cartToken={cartToken} />}</CartContent>
      )}
    </>
  )
}

export default CartPage
