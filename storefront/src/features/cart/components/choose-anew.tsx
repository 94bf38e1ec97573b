import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { CartLine } from "../api/cart"

/** The way to other days of a rental that can't be moved as it is. */
export const ChooseAnew = ({ line: { name, product } }: { line: CartLine }) => {
  const { t } = useTranslation("cart")
  if (!product.url) return null
  return (
    <Link className="link-b" to={product.url} aria-label={t("line.chooseAnewNamed", { name })}>
      {t("line.chooseAnew")}
    </Link>
  )
}
