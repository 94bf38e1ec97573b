import { useTranslation } from "react-i18next"
import { chfOfWire } from "#kernel/format-chf"

/** "ab CHF 180 / Tag" */
export const DailyPrice = ({ price }: { price: string }) => {
  const { t } = useTranslation()
  return (
    <span>
      <b>{t("from", { price: chfOfWire(price) })}</b> {t("perDay")}
    </span>
  )
}
