import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { chfOfWire } from "#kernel/format-chf"
import { Icon } from "@/components/icon"
import { Picture } from "@/components/picture/picture"
import { Section } from "@/components/section"
import { paths } from "@/lib/paths"
import { rangeQuery, useRange } from "../api/range"
import "../buying.css"
import "../texts"
import "@/styles/parts/big-links.css"

const TARGETS = [
  { kind: "purchase", to: paths.buy, title: "home.buying.scanners", text: "home.buying.scannersText" },
  { kind: "accessory", to: paths.accessories, title: "home.buying.accessories", text: "home.buying.accessoriesText" },
  { kind: "software-service", to: paths.software, title: "home.buying.software", text: "home.buying.softwareText" },
] as const

export const rangeQueries = TARGETS.map(({ kind }) => rangeQuery(kind))

const Way = ({ kind, to, title, text }: (typeof TARGETS)[number]) => {
  const { t } = useTranslation(["content", "common"])
  const range = useRange(kind)
  return (
    <Link to={to}>
      <div className="im">{range && <Picture source={range.picture} sizes="120px" />}</div>
      <b>{t(title)}</b>
      <span>{t(text)}</span>
      {range && <small>{t("common:from", { price: chfOfWire(range.from) })}</small>}
      <Icon name="arrow" />
    </Link>
  )
}

/** The three ways into the purchase part of the shop, and where their prices begin. */
export const Buying = () => {
  const { t } = useTranslation("content")
  return (
    <Section title={t("home.buying.title")} aside={<p>{t("home.buying.aside")}</p>}>
      <ul className="big ways">
        {TARGETS.map((target) => (
          <li key={target.kind}>
            <Way {...target} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
