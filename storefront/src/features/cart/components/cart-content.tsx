import { type ReactNode, useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { Cart } from "../api/cart"
import { Addons } from "./addons"
import { CartLineItem } from "./cart-line"
import { CartSummary } from "./cart-summary"
import { ClearButton } from "./clear-button"

interface CartContentProps {
  cart: Cart
  /** What can be done with the cart besides ordering it. */
  children?: ReactNode
}

export const CartContent = ({ cart, children }: CartContentProps) => {
  const { t } = useTranslation("cart")
  const lastCount = useRef(cart.lines.length)
  const heading = useRef<HTMLHeadingElement>(null)

  // A line that goes takes the focus with it: continue at the head of the list.
  useEffect(() => {
    if (document.activeElement === document.body && lastCount.current > cart.lines.length) heading.current?.focus()
    lastCount.current = cart.lines.length
  }, [cart.lines.length])

  return (
    <div className="wrap two">
      <div>
        <h2 className="vh" ref={heading} tabIndex={-1}>
          {t("items")}
        </h2>
        <div className="lines">
          {cart.lines.map((line) => (
            <CartLineItem key={line.id} line={line} lines={cart.lines} />
          ))}
        </div>
        {cart.lines.length > 1 && <ClearButton count={cart.totalQuantity} />}
        <Addons />
      </div>
      <CartSummary cart={cart}>{children}</CartSummary>
    </div>
  )
}
