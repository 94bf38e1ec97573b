import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { PLACED_KINDS } from "#shop/catalogue/rules/named-kinds"
import { listPathOf } from "#shop/catalogue/rules/product-addresses"
import "@/components/form/chips.css"

/** Ways on for who typed nothing yet or found nothing. */
export const Areas = () => {
  const { t } = useTranslation("frame")
  return (
    <ul className="chips">
      {PLACED_KINDS.map((kind) => (
        <li key={kind}>
          <Link className="chip" to={listPathOf(kind)}>
            {t(`kind.${kind}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
