import { useMutation } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { NavLink } from "react-router-dom"
import { paths } from "../../../lib/paths"
import "../texts"

/** Side menu of all account pages (spec "customer area" §2.2). */
export const AccountMenu = ({ onLogOut }: { onLogOut: () => Promise<void> }) => {
  const { t } = useTranslation("account")
  const logOut = useMutation({ mutationFn: onLogOut })
  return (
    <nav className="side-nav" aria-label={t("menu.label")}>
      <ul>
        <li>
          <NavLink to={paths.orders}>{t("menu.orders")}</NavLink>
        </li>
        <li>
          <NavLink to={paths.account}>{t("menu.account")}</NavLink>
        </li>
        <li>
          <NavLink to={paths.loginSettings}>{t("menu.login")}</NavLink>
        </li>
        <li>
          <button type="button" disabled={logOut.isPending} onClick={() => logOut.mutate()}>
            {t("menu.logout")}
          </button>
        </li>
      </ul>
    </nav>
  )
}
