import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { chfOfWire } from "#kernel/format-chf"
import type { Alternatives } from "#shop/catalogue/wire/product"
import "../texts"
import "../wait-list.css"

interface OtherDevicesProps {
  devices: Alternatives["devices"]
  /** What their pages are told of the period: "?from=…". */
  query: string
}

export const OtherDevices = ({ devices, query }: OtherDevicesProps) => {
  const { t } = useTranslation("waitList")
  return (
    <ul className="other-devices">
      {devices.map(({ id, name, get_absolute_url, period_price }) => (
        <li key={id}>
          <Link to={(get_absolute_url ?? "") + query}>
            <b>{name}</b>
            <span className="num">{t("devicePrice", { price: chfOfWire(period_price) })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
