import { type ReactNode, useEffect, useId, useState } from "react"
import "./styles/tip.css"

/**
 * A question mark that explains the words next to it, to pointer, focus and touch, also before scripts run: the style
 * shows it. Escape hides it until it is left (WCAG 1.4.13).
 */
export const Tip = ({ name, children }: { name: string; children: ReactNode }) => {
  const id = useId()
  const [isActive, setIsActive] = useState(false)
  const [isDismissed, setIsDismissed] = useState(false)

  useEffect(() => {
    if (!isActive) return
    const dismiss = ({ key }: KeyboardEvent) => key === "Escape" && setIsDismissed(true)
    document.addEventListener("keydown", dismiss)
    return () => document.removeEventListener("keydown", dismiss)
  }, [isActive])

  const enter = () => setIsActive(true)
  const leave = () => {
    setIsActive(false)
    setIsDismissed(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only follows pointer and focus; the button inside is the control
    <span
      className={isDismissed ? "tip is-shut" : "tip"}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      <button type="button" aria-label={name} aria-describedby={id} onClick={() => setIsDismissed(false)}>
        ?
      </button>
      <span role="tooltip" id={id}>
        {children}
      </span>
    </span>
  )
}
