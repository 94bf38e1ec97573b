import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Icon } from "@/components/icon"
import { Section } from "@/components/section"
import { paths } from "@/lib/paths"
import "../texts"

const TARGETS = [
  { to: paths.buy, title: "home.buying.scanners", text: "home.buying.scannersText" },
  { to: paths.accessories, title: "home.buying.accessories", text: "home.buying.accessoriesText" },
  { to: paths.software, title: "home.buying.software", text: "home.buying.softwareText" },
] as const

/** The three ways into the purchase part of the shop. */
export const Buying = () => {
  const { t } = useTranslation("content")
  return (
    <Section title={t("home.buying.title")} aside={<p>{t("home.buying.aside")}</p>}>
      <ul className="big">
        {TARGETS.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to}>
              <b>{t(title)}</b>
              <span>{t(text)}</span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
