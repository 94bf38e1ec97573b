import { useTranslation } from "react-i18next"
import scan from "@/assets/scan/scan-hero.webp"
import scan1600 from "@/assets/scan/scan-hero-1600.avif"
import scan2400 from "@/assets/scan/scan-hero-2400.avif"
import smallScan from "@/assets/scan/scan-hero-s.webp"
import small540 from "@/assets/scan/scan-hero-s-540.avif"
import small750 from "@/assets/scan/scan-hero-s-750.avif"
import small1080 from "@/assets/scan/scan-hero-s-1080.avif"
import "../hero.css"
import "../texts"

const WIDE = "(min-width:1200px)"
const NARROW = "(max-width:1199px)"
const WIDE_SIZES = `${scan1600} 1600w, ${scan2400} 2400w`
const NARROW_SIZES = `${small540} 540w, ${small750} 750w, ${small1080} 1080w`
const PRELOAD = { rel: "preload", as: "image", type: "image/avif", imageSizes: "100vw", fetchPriority: "high" } as const

/** The scan of a timber hall, coloured by height; below 1200 px the picture goes under the text. */
export const Hero = () => {
  const { t } = useTranslation("content")
  return (
    <section className="hero">
      <link {...PRELOAD} imageSrcSet={WIDE_SIZES} media={WIDE} />
      <link {...PRELOAD} imageSrcSet={NARROW_SIZES} media={NARROW} />
      <picture>
        <source media={NARROW} type="image/avif" srcSet={NARROW_SIZES} sizes="100vw" width={1080} height={900} />
        <source media={NARROW} srcSet={smallScan} width={1080} height={900} />
        <source type="image/avif" srcSet={WIDE_SIZES} sizes="100vw" />
        <img src={scan} width={2400} height={1160} alt="" decoding="sync" fetchPriority="high" />
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
