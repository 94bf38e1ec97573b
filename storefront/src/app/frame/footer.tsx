import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Logo } from "../../components/logo"
import { openConsentSettings } from "../../lib/analytics/consent-settings"
import { paths } from "../../lib/paths"
import { useShop } from "../../lib/shop"

interface FooterLink {
  label: string
  to: string
}

/** Device links of spec "public shop" §2, footer. Device names are names, not texts to translate. */
const RENTAL_DEVICES: FooterLink[] = [
  { label: "BLK 360 G2", to: paths.rentalProduct("blk-360-g2") },
  { label: "BLK 2 GO", to: paths.rentalProduct("blk-2-go") },
  { label: "BLK 3D", to: paths.rentalProduct("blk-3d") },
  { label: "RTC 360", to: paths.rentalProduct("rtc-360") },
]
const SALE_DEVICES: FooterLink[] = [
  { label: "BLK 2 GO", to: paths.purchaseProduct("blk-2-go") },
  { label: "BLK 360 G2", to: paths.purchaseProduct("blk-360-g2") },
  { label: "BLK 3D", to: paths.purchaseProduct("blk-3d") },
  { label: "RTC 360", to: paths.purchaseProduct("rtc-360") },
]

interface ColumnProps {
  title: string
  links: FooterLink[]
  /** A last entry that is no link. */
  children?: ReactNode
}

const Column = ({ title, links, children }: ColumnProps) => (
  <div className="c">
    <h2>{title}</h2>
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>{to.startsWith("/") ? <Link to={to}>{label}</Link> : <a href={to}>{label}</a>}</li>
      ))}
      {children}
    </ul>
  </div>
)

/** Opens the choice about statistics again, on every page (ruling 9). */
const CookieSettings = () => {
  const { t } = useTranslation("frame")
  return (
    <li>
      <button type="button" onClick={openConsentSettings}>
        {t("footer.cookies")}
      </button>
    </li>
  )
}

export const Footer = () => {
  const { t } = useTranslation("frame")
  const { name, address, postalcode, city, socialLinks, trademarkNote, sampleNote, isDemo } = useShop()
  const about: FooterLink[] = [
    { label: t("menu.about"), to: paths.about },
    { label: t("kind.education"), to: paths.training },
    { label: t("menu.events"), to: paths.events },
    { label: t("footer.faq"), to: paths.faq },
  ]
  const social = socialLinks.map(({ name: label, url }) => ({ label, to: url }))
  const legal: FooterLink[] = [
    { label: t("footer.terms"), to: paths.terms },
    { label: t("footer.privacy"), to: paths.privacy },
    { label: t("footer.imprint"), to: paths.imprint },
  ]
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="grid">
          <div className="c c1">
            <p className="logo">
              <Logo />
              {name}
            </p>
            <address>
              {address}
              <br />
              {postalcode} {city}
            </address>
          </div>
          <Column title={t("footer.rent")} links={RENTAL_DEVICES} />
          <Column title={t("footer.buy")} links={SALE_DEVICES} />
          <Column title={t("footer.company")} links={[...about, ...social]} />
          <Column title={t("footer.legal")} links={legal}>
            <CookieSettings />
          </Column>
        </div>
        <div className="last">
          <span>{t("footer.prices")}</span>
          <span>{trademarkNote}</span>
          {isDemo && <span>{sampleNote}</span>}
        </div>
      </div>
    </footer>
  )
}
