import { useTranslation } from "react-i18next"
import { ButtonLink } from "../../../components/button"
import { Icon } from "../../../components/icon"
import { paths } from "../../../lib/paths"
import { useShop } from "../../../lib/shop"
import "../texts"

export const EmptyCart = () => {
  const { t } = useTranslation("cart")
  const { phone, phoneHref } = useShop()
  return (
    <div className="wrap">
      <div className="empty">
        <p>{t("empty")}</p>
        <div className="acts">
          <a className="btn btn-2" href={phoneHref}>
            <Icon name="phone" />
            {phone}
          </a>
          <ButtonLink look="3" to={paths.rent}>
            {t("rentNow")}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
