import type { ButtonHTMLAttributes, MouseEvent, RefAttributes } from "react"
import { Link, type LinkProps } from "react-router-dom"

interface Look {
  /** 1 the one action of the view, 2 next to it, 3 as a link, x destroys something, ic shows an icon only. */
  look?: "1" | "2" | "3" | "x" | "ic"
  small?: boolean
  wide?: boolean
  /** For the moment in which it says that it is done. */
  done?: boolean
}

const classOf = ({ look = "1", small, wide, done }: Look) =>
  [look === "ic" ? "" : "btn", `btn-${look}`, small && "btn-s", wide && "btn-w", done && "btn-ok"]
    .filter(Boolean)
    .join(" ")

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> &
  RefAttributes<HTMLButtonElement> & { busy?: boolean }

/**
 * A button that starts something (`busy` given) takes one click at a time: none while it works, and not the second of a
 * double click, which an answer may have overtaken. A busy button keeps its focus and its name: styles alone draw what turns,
 * so that a label the browser has translated stays as it is.
 */
export const Button = ({ look, small, wide, done, busy, onClick, children, ...rest }: ButtonProps) => {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    const isSurplus = busy !== undefined && (busy || event.detail > 1)
    if (isSurplus) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ look, small, wide, done })}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {children}
    </button>
  )
}

export const ButtonLink = ({ look, small, wide, ...rest }: Look & LinkProps & RefAttributes<HTMLAnchorElement>) => (
  <Link {...rest} className={classOf({ look, small, wide })} />
)
