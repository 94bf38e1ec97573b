import { useTranslation } from "react-i18next"
import { TextField } from "@/components/form/text-field"
import type { AddressBook } from "../address-book"
import { type Address, REFERENCE_MAX } from "../order-draft"
import { AddressCard } from "./address-card"

interface DeliverySectionProps {
  profile: Address
  book: AddressBook
}

export const DeliverySection = (addresses: DeliverySectionProps) => {
  const { t } = useTranslation("checkout")
  return (
    <section className="blk" aria-labelledby="delivery">
      <h2 id="delivery">{t("delivery.title")}</h2>
      <div className="row2">
        <AddressCard kind="billing" {...addresses} />
        <AddressCard kind="shipping" {...addresses} />
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
