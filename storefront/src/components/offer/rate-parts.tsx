import { useTranslation } from "react-i18next"
import { partsInWords } from "./rate-words"

interface RatePartsProps {
  parts: readonly { days: number; count: number }[]
}

/** "Tarif: 1 Woche + 2 Tage": what a rent is made of. */
export const RateParts = ({ parts }: RatePartsProps) => {
  const { t } = useTranslation("rates")
  return <>{t("madeOf", { parts: partsInWords(t, parts) })}</>
}
