import { chfOfWire } from "@src/kernel/format-chf"
import { useTranslation } from "react-i18next"

/** "ab CHF 180 / Tag" */
export const DailyPrice = ({ price }: { price: string }) => {
  const { t } = useTranslation()
  return (
    <span>
      <b>{t("from", { price: chfOfWire(price) })}</b> {t("perDay")}
    </span>
  )
}
