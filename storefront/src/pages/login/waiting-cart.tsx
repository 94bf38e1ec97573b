import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import { periodInWords } from "#kernel/format-day"
import { useCart } from "../../features/cart/api/cart"
import { unbroken } from "../../lib/unbroken"

/** What somebody logs in for on the way to the checkout, if anything. Its place is kept until the cart is known. */
export const WaitingCart = () => {
  const { t } = useTranslation("auth")
  const { data: cart } = useCart()
  const [first, ...others] = cart?.lines.filter(({ demandedBy }) => demandedBy === null) ?? []
  if (cart && !first) return null
  return (
    <p style={{ minHeight: "3em" }}>
      {cart && first && (
        <>
          <b>
            {first.name}
            {first.period && `, ${unbroken(periodInWords(first.period))}`}
          </b>
          {others.length > 0 && t("login.waiting.others", { count: others.length })}
          {t("login.waiting.total", { total: chfWithRappen(cart.totals.total) })}
        </>
      )}
    </p>
  )
}
