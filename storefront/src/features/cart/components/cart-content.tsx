import { type ReactNode, Suspense, useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { Cart } from "../api/cart"
import "../page-texts"
import { goneLine } from "../gone-line-part"
import { useRemovals } from "../use-removals"
import { Addons } from "./addons"
import { CartLineItem } from "./cart-line"
import { CartSummary } from "./cart-summary"
import { ClearButton } from "./clear-button"
import { EmptyCart } from "./empty-cart"
import "@/styles/parts/columns.css"
import "@/styles/parts/lines.css"

interface CartContentProps {
  cart: Cart
  /** What can be done with the cart besides ordering it. */
  children?: ReactNode
}

/** The cart as it is, and where what was taken out of it on this page was; empty, it says so. */
export const CartContent = ({ cart, children }: CartContentProps) => {
  const { t } = useTranslation("cart")
  const { lines } = cart
  const lastCount = useRef(lines.length)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasFilled = useRef(false)
  const { slots, timesBack, note, noteBack } = useRemovals(lines)
  const isEmpty = lines.length === 0

  // What goes without leaving a way back takes the focus with it: continue at the head of the list.
  useEffect(() => {
    if (document.activeElement === document.body && lastCount.current > lines.length) heading.current?.focus()
    lastCount.current = lines.length
    wasFilled.current ||= lines.length > 0
  }, [lines.length])

  return (
    <>
      {slots.length > 0 && (
        <div className={isEmpty ? "wrap" : "wrap two"}>
          <div>
            <h2 className="vh" ref={heading} tabIndex={-1}>
              {t("items")}
            </h2>
            <div className="lines">
              <Suspense fallback={null}>
                {slots.map((slot) =>
                  "line" in slot ? (
                    <CartLineItem
                      key={slot.key}
                      line={slot.line}
                      lines={lines}
                      timesBack={timesBack(slot.line)}
                      onRemove={note}
                    />
                  ) : (
                    <goneLine.Part
                      key={slot.key}
                      line={slot.removal.line}
                      onBack={(line) => noteBack(slot.removal.line, line)}
                    />
                  ),
                )}
              </Suspense>
            </div>
            {lines.length > 1 && <ClearButton count={cart.totalQuantity} />}
            {!isEmpty && <Addons lines={lines} />}
          </div>
          {!isEmpty && <CartSummary cart={cart}>{children}</CartSummary>}
        </div>
      )}
      {isEmpty && <EmptyCart takesFocus={wasFilled.current && slots.length === 0} />}
    </>
  )
}
