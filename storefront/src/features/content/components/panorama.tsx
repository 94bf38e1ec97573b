import { useTranslation } from "react-i18next"
import panorama from "../../../assets/scan/scan-rundum.webp"
import "../texts"

/** One scan of the hall, unrolled: the divider of the home page. */
export const Panorama = () => {
  const { t } = useTranslation("content")
  return (
    <figure className="pano">
      <img src={panorama} width={2560} height={400} alt={t("home.panorama.alt")} loading="lazy" />
      <figcaption className="wrap">
        <span>{t("home.panorama.caption")}</span>
        <span>{t("home.panorama.measure")}</span>
      </figcaption>
    </figure>
  )
}
