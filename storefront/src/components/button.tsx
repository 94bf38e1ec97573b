import type { ButtonHTMLAttributes } from "react"
import { Link, type LinkProps } from "react-router-dom"

interface Look {
  /** 1 the one action of the view, 2 beside it, 3 as a link, x destroys something. */
  look?: "1" | "2" | "3" | "x"
  small?: boolean
  wide?: boolean
}

const classOf = ({ look = "1", small, wide }: Look) =>
  ["btn", `btn-${look}`, small && "btn-s", wide && "btn-w"].filter(Boolean).join(" ")

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean }

/** A busy button keeps its focus and its name, shows that it works and takes no second click. */
export const Button = ({ look, small, wide, busy = false, onClick, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classOf({ look, small, wide })}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    {busy && <span className="spin" aria-hidden="true" />}
    {children}
  </button>
)

export const ButtonLink = ({ look, small, wide, ...rest }: Look & LinkProps) => (
  <Link {...rest} className={classOf({ look, small, wide })} />
)
