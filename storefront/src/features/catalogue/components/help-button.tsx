import { useTranslation } from "react-i18next"
import { Icon } from "@/components/icon"
import { useShop } from "@/lib/shop"
import "../texts"

export const HelpButton = () => {
  const { t } = useTranslation("catalogue")
  const { phoneHref } = useShop()
  return (
    <a className="btn btn-2" href={phoneHref}>
      <Icon name="phone" />
      {t("help")}
    </a>
  )
}
