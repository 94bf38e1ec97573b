import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "react-router-dom"
import { Icon } from "../../components/icon"
import { Logo } from "../../components/logo"
import { useCartCount } from "../../lib/http/cart-count"
import { useIsHydrated } from "../../lib/page/hydrated"
import { paths } from "../../lib/paths"
import { useIsSignedIn } from "../../lib/session/session"
import { useShop } from "../../lib/shop"
import { currentMenuTarget, MENU } from "./menu"
import { SearchButton, SearchPanel, useSearchTool } from "./search-tool"

const Tools = ({ search }: { search: ReturnType<typeof useSearchTool> }) => {
  const { t } = useTranslation("frame")
  const { phone, phoneHref } = useShop()
  const isSignedIn = useIsSignedIn()
  const count = useCartCount()
  return (
    <>
      <a className="tel" href={phoneHref} aria-label={t("tools.call", { phone })}>
        <Icon name="phone" />
        <span>{phone}</span>
      </a>
      <SearchButton {...search} />
      <Link
        to={isSignedIn ? paths.account : paths.logIn}
        aria-label={isSignedIn ? t("tools.account") : t("tools.logIn")}
      >
        <Icon name="person" />
      </Link>
      <Link to={paths.cart} aria-label={count > 0 ? t("tools.cartWithItems", { count }) : t("tools.cart")}>
        <Icon name="cart" />
        {count > 0 && (
          <span key={count} className="cnt" aria-hidden="true">
            {count}
          </span>
        )}
      </Link>
    </>
  )
}

export const Header = () => {
  const { t } = useTranslation("frame")
  const { name, isDemo } = useShop()
  const { pathname, key } = useLocation()
  const isHydrated = useIsHydrated()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isMenuOpen = openAt === key
  const search = useSearchTool()
  const current = currentMenuTarget(pathname)

  // Every navigation closes the menu, and coming back doesn't open it.
  if (openAt !== null && !isMenuOpen) setOpenAt(null)

  return (
    <header className="top" data-reduced={pathname.startsWith(paths.checkout) || undefined}>
      {isDemo && <p className="demo">{t("demo")}</p>}
      <div className="wrap">
        <Link className="logo" to={paths.home} aria-label={t("home", { company: name })}>
          <Logo />
          <LogoName name={name} />
        </Link>
        <nav className="nav" aria-label={t("menu.label")} id="nav" data-open={isMenuOpen || undefined}>
          <ul>
            <li className="only-narrow">
              <Link to={paths.search} aria-current={pathname === paths.search ? "page" : undefined}>
                {t("tools.search")}
              </Link>
            </li>
            {MENU.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} aria-current={to === current ? "page" : undefined}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="tools">
          <Tools search={search} />
          <button
            type="button"
            className="menu-b"
            disabled={!isHydrated}
            aria-label={t("menu.open")}
            aria-expanded={isMenuOpen}
            aria-controls="nav"
            onClick={() => setOpenAt(isMenuOpen ? null : key)}
          >
            <Icon name={isMenuOpen ? "close" : "menu"} />
          </button>
        </div>
      </div>
      <SearchPanel {...search} />
    </header>
  )
}

/** The firm's name without its legal form, on two lines where there is little room. */
const LogoName = ({ name }: { name: string }) => {
  const [first, ...rest] = name.replace(/ (AG|GmbH|SA)$/, "").split(" ")
  return (
    <b>
      <span>{first} </span>
      <span>{rest.join(" ")}</span>
    </b>
  )
}
