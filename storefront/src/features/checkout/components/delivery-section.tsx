import { useTranslation } from "react-i18next"
import { TextField } from "../../../components/form/text-field"
import { REFERENCE_MAX } from "../order-draft"
import { AddressCard } from "./address-card"

export const DeliverySection = () => {
  const { t } = useTranslation("checkout")
  return (
    <section className="blk" aria-labelledby="delivery">
      <h2 id="delivery">{t("delivery.title")}</h2>
      <div className="row2">
        <AddressCard kind="billing" />
        <AddressCard kind="shipping" />
      </div>
      <div className="reference">
        <TextField
          name="reference"
          label={t("delivery.reference")}
          isOptional
          maxLength={REFERENCE_MAX}
          hint={t("delivery.referenceHint")}
          autoComplete="off"
        />
      </div>
    </section>
  )
}
