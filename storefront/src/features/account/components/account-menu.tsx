import { useTranslation } from "react-i18next"
import { Link, useLocation } from "react-router-dom"
import { paths } from "@/lib/paths"
import "../texts"
import "../account.css"

/** With the pages that stand under an entry without being part of its path. */
const ENTRIES = [
  { label: "menu.orders", to: paths.orders, pages: [] },
  { label: "menu.invoices", to: paths.invoices, pages: [] },
  { label: "menu.account", to: paths.account, pages: [] },
  { label: "menu.company", to: paths.company, pages: [] },
  { label: "menu.login", to: paths.loginSettings, pages: [paths.passwordChange] },
] as const

const isWithin = (pathname: string, path: string) => `${pathname}/`.startsWith(`${path}/`)

/** Side menu of all account pages (spec "customer area" §2.2). */
export const AccountMenu = ({ onLogOut }: { onLogOut: () => void }) => {
  const { t } = useTranslation("account")
  const { pathname } = useLocation()
  return (
    <nav className="side-nav" aria-label={t("menu.label")}>
      <ul>
        {ENTRIES.map(({ label, to, pages }) => (
          <li key={to}>
            <Link to={to} aria-current={[to, ...pages].some((path) => isWithin(pathname, path)) ? "page" : undefined}>
              {t(label)}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={onLogOut}>
            {t("menu.logout")}
          </button>
        </li>
      </ul>
    </nav>
  )
}
