import texts from "@words/shopping/own-price.json"
import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import type { Rappen } from "#kernel/money"
import { addTexts } from "@/lib/i18n"

addTexts("ownPrice", texts)

interface OwnPriceProps {
  /** The customer's discount, "10"; null where staff set the price. */
  percent: string | null
  /** What it costs others; null while that isn't known. */
  list: Rappen | null
}

/** "Ihr Preis mit 10 % Rabatt, statt CHF 540.00", the list's price struck. */
const OwnPrice = ({ percent, list }: OwnPriceProps) => {
  const { t } = useTranslation("ownPrice")
  return (
    <p className="muted s">
      {percent === null ? t("own") : t("reduced", { percent })}
      {list !== null && (
        <>
          {t("insteadOf")}
          <s>{chfWithRappen(list)}</s>
        </>
      )}
    </p>
  )
}

export default OwnPrice
