import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Icon } from "@/components/icon"
import { Picture } from "@/components/picture/picture"
import { paths } from "@/lib/paths"
import { SIZES_OF_CARD } from "@/lib/picture"
import "../texts"
import "@/styles/parts/cards.css"

const RENDERS = "/media/renders"
const AREAS = [
  {
    to: `${paths.accessories}/`,
    picture: `${RENDERS}/case-800x600.webp`,
    name: "areas.accessories",
    text: "areas.accessoriesText",
  },
  {
    to: `${paths.software}/`,
    picture: `${RENDERS}/tablet-800x600.webp`,
    name: "areas.software",
    text: "areas.softwareText",
  },
] as const

/** The two fixed tiles of the purchase list (spec "public shop" §2). */
export const AreaTiles = () => {
  const { t } = useTranslation("purchase")
  return AREAS.map(({ to, picture, name, text }) => (
    <li key={to} className="card">
      <div className="im">
        <Picture source={picture} sizes={SIZES_OF_CARD} />
      </div>
      <h3>
        <Link to={to}>{t(name)}</Link>
      </h3>
      <p className="sub">{t(text)}</p>
      <div className="pr">
        <Icon name="arrow" />
      </div>
    </li>
  ))
}
