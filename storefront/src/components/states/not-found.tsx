import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Link, useNavigationType } from "react-router-dom"
import lostPicture from "../../assets/states/404.svg"
import { paths } from "../../lib/paths"
import { useShop } from "../../lib/shop"
import { PageHead } from "../page-head"
import "@/components/form/fields.css"
import "./not-found.css"

const WAYS = [
  { label: "notFound.home", to: paths.home },
  { label: "kind.rental", to: paths.rent },
  { label: "kind.purchase", to: paths.buy },
  { label: "kind.accessory", to: paths.accessories },
  { label: "kind.software-service", to: paths.software },
  { label: "footer.faq", to: paths.faq },
] as const

/** Searches without any script too. */
const Search = () => {
  const { t } = useTranslation("frame")
  return (
    <search>
      <form className="lost-search" action={paths.search}>
        <label htmlFor="lost-query">{t("notFound.searchLabel")}</label>
        <input className="in" id="lost-query" type="search" name="query" required />
        <button className="btn btn-1" type="submit">
          {t("notFound.search")}
        </button>
      </form>
    </search>
  )
}

/**
 * Said of every address that leads nowhere, and in place of what does not exist. Who came by a link within the shop gets
 * the server's word on it: it knows where products have moved.
 */
export const NotFound = () => {
  const { t } = useTranslation("frame")
  const isFollowed = useNavigationType() !== "POP"
  useEffect(() => {
    if (isFollowed) window.location.reload()
  }, [isFollowed])
  const { phone, phoneHref } = useShop()
  const [before, after] = t("notFound.text").split("{{phone}}")
  return (
    <div className="wrap lost">
      <PageHead title={t("notFound.title")} />
      <img src={lostPicture} width="480" height="360" alt="" />
      <div>
        <h1>{t("notFound.title")}</h1>
        <p>
          {before}
          <a className="num" href={phoneHref}>
            {phone}
          </a>
          {after}
        </p>
        <Search />
        <nav aria-label={t("notFound.links")}>
          <ul>
            {WAYS.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
