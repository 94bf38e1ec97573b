import { useRef, useState } from "react"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { TextField } from "@/components/form/text-field"
import { type AddressBook, asItIs } from "../address-book"
import { type Address, type ChosenAddress, isPrintedAlike, type OrderDraft, REFERENCE_MAX } from "../order-draft"
import { AddressCard } from "./address-card"
import "@/components/form/fields.css"
import "../checkout.css"

interface DeliverySectionProps {
  profile: Address
  book: AddressBook
}

/** Where invoice and goods go: one address for both until they differ. */
export const DeliverySection = (addresses: DeliverySectionProps) => {
  const { t } = useTranslation("checkout")
  const { getValues, setValue, clearErrors } = useFormContext<OrderDraft>()
  const [isOther, setIsOther] = useState(() => !isPrintedAlike(getValues("billing"), getValues("shipping")))
  /** Chosen for the delivery before it went to the billing address again. */
  const earlier = useRef<ChosenAddress>(null)

  const restored = () => earlier.current && asItIs(earlier.current, addresses.profile, addresses.book)
  const toggle = () => {
    const next = isOther ? getValues("billing") : restored()
    if (isOther) earlier.current = getValues("shipping")
    if (next) setValue("shipping", next, { shouldDirty: true })
    clearErrors("shipping")
    setIsOther(!isOther)
  }
  return (
    <section className="blk" aria-labelledby="delivery">
      <h2 id="delivery">{t("delivery.title")}</h2>
      <AddressCard kind="billing" isShared={!isOther} {...addresses} />
      <label className="chk">
        <input type="checkbox" checked={isOther} onChange={toggle} />
        <span>{t("delivery.other")}</span>
      </label>
      {isOther && <AddressCard kind="shipping" {...addresses} />}
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
