import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { listPathOf } from "#shop/catalogue/rules/product-addresses"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { Section } from "@/components/section"
import "../texts"
import type { GoodsKind } from "#shop/catalogue/rules/product-kinds"
import "@/components/form/chips.css"

interface DeviceLinksProps {
  kind: GoodsKind
  product: ProductDetail
}

/** The devices it belongs to: each leads to its own page, one that isn't for sale to what else belongs to it. */
export const DeviceLinks = ({ kind, product: { devices } }: DeviceLinksProps) => {
  const { t } = useTranslation("goods")
  if (devices.length === 0) return null
  return (
    <Section title={t(`${kind}.fits`)}>
      <ul className="chips">
        {devices.map(({ tag, name, get_absolute_url }) => (
          <li key={tag}>
            <Link className="chip" to={get_absolute_url ?? `${listPathOf(kind)}?filter=${tag}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
