import { useTranslation } from "react-i18next"
import scan from "../../../assets/scan/scan-hero.webp"
import smallScan from "../../../assets/scan/scan-hero-s.webp"
import "../texts"

const WIDE = "(min-width:1200px)"
const NARROW = "(max-width:1199px)"

/** The scan of a timber hall, coloured by height; below 1200 px the picture goes under the text. */
export const Hero = () => {
  const { t } = useTranslation("content")
  return (
    <section className="hero">
      <link rel="preload" as="image" href={scan} media={WIDE} fetchPriority="high" />
      <link rel="preload" as="image" href={smallScan} media={NARROW} fetchPriority="high" />
      <picture>
        <source media={NARROW} srcSet={smallScan} width={1080} height={900} />
        <img src={scan} width={2400} height={1160} alt="" />
      </picture>
      <div className="wrap">
        <h1>{t("home.title")}</h1>
        <p className="lead">{t("home.lead")}</p>
        <p className="hero-meta">{t("home.scanNote")}</p>
      </div>
      <div className="ramp" aria-hidden="true">
        <span>10.0 m</span>
        <span>7.5</span>
        <span>5.0</span>
        <span>2.5</span>
        <span>0.0</span>
        <i />
      </div>
    </section>
  )
}
