import { useTranslation } from "react-i18next"
import { Html } from "@/components/html"
import type { Choice } from "../choice"
import "../texts"
import "../product.css"
import "@/styles/parts/step.css"

/** 'Lieferumfang' of the chosen package. All of them are in the page, so that a choice shows at once. */
export const DeliveryScope = ({ choices, chosen }: { choices: Choice[]; chosen: Choice }) => {
  const { t } = useTranslation("catalogue")
  if (chosen.deliveryContent === "") return null
  return (
    <div className="step" aria-live="polite">
      <h2>{t("section.scope")}</h2>
      {choices.map(({ id, deliveryContent }) => (
        <div key={id} className="scope" hidden={id !== chosen.id}>
          <Html html={deliveryContent} />
        </div>
      ))}
    </div>
  )
}
