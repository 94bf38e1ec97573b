import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import accessories from "@/assets/tiles/accessories.svg"
import software from "@/assets/tiles/software.svg"
import { Icon } from "@/components/icon"
import { paths } from "@/lib/paths"
import { PICTURE } from "@/lib/picture"
import "../texts"

const AREAS = [
  { to: `${paths.accessories}/`, picture: accessories, name: "areas.accessories", text: "areas.accessoriesText" },
  { to: `${paths.software}/`, picture: software, name: "areas.software", text: "areas.softwareText" },
] as const

/** The two fixed tiles of the purchase list (spec "public shop" §2). */
export const AreaTiles = () => {
  const { t } = useTranslation("purchase")
  return AREAS.map(({ to, picture, name, text }) => (
    <li key={to} className="card">
      <div className="im">
        <img src={picture} {...PICTURE} alt="" loading="lazy" />
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
