import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { type Crumb, useTellPageFacts } from "../lib/page/page-facts"
import { paths } from "../lib/paths"

/** Home, then the given crumbs; the last one is where we are and no link. */
export const Breadcrumbs = ({ crumbs }: { crumbs: Crumb[] }) => {
  const { t } = useTranslation("frame")
  const all = [{ label: t("crumbs.home"), to: paths.home }, ...crumbs]
  useTellPageFacts({ crumbs: all })
  return (
    <nav className="crumbs wrap" aria-label={t("crumbs.label")}>
      <ol>
        {all.map(({ label, to }, index) => (
          <li key={label} aria-current={index === all.length - 1 ? "page" : undefined}>
            {to && index < all.length - 1 ? <Link to={to}>{label}</Link> : label}
          </li>
        ))}
      </ol>
    </nav>
  )
}
