import { useTranslation } from "react-i18next"
import panorama from "@/assets/scan/scan-rundum.webp"
import panorama1600 from "@/assets/scan/scan-rundum-1600.avif"
import panorama2560 from "@/assets/scan/scan-rundum-2560.avif"
import "../texts"

const SIZES = `${panorama1600} 1600w, ${panorama2560} 2560w`

/** One scan of the hall, unrolled: the divider of the home page. */
export const Panorama = () => {
  const { t } = useTranslation("content")
  return (
    <figure className="pano">
      <picture>
        <source type="image/avif" srcSet={SIZES} sizes="(max-width: 896px) 896px, 100vw" />
        <img src={panorama} width={2560} height={400} alt={t("home.panorama.alt")} loading="lazy" />
      </picture>
      <figcaption className="wrap">
        <span>{t("home.panorama.caption")}</span>
        <span>{t("home.panorama.measure")}</span>
      </figcaption>
    </figure>
  )
}
