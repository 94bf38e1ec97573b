import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useEffect } from "react"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/button"
import { Dialog } from "../../../components/dialog"
import { Form } from "../../../components/form/form"
import { TextField } from "../../../components/form/text-field"
import { type Address, addressSchema } from "../order-draft"

interface AddressDialogProps {
  title: string
  address: Address
  isOpen: boolean
  /** Fields of the browser's own address book: "billing" or "shipping". */
  section: "billing" | "shipping"
  onClose: () => void
  onSave: (address: Address) => void
}

const AddressForm = ({ address, section, onClose, onSave }: Omit<AddressDialogProps, "title" | "isOpen">) => {
  const { t } = useTranslation("checkout")
  const form = useForm<Address>({ resolver: standardSchemaResolver(addressSchema), defaultValues: address })
  // An address that came incomplete shows at once what is missing.
  useEffect(() => {
    if (!addressSchema.safeParse(address).success) void form.trigger()
  }, [form, address])

  return (
    <Form form={form} onSubmit={onSave}>
      <TextField
        name="company"
        label={t("address.company")}
        isOptional
        maxLength={150}
        autoComplete={`${section} organization`}
      />
      <div className="row2">
        <TextField
          name="firstName"
          label={t("address.firstName")}
          maxLength={150}
          autoComplete={`${section} given-name`}
        />
        <TextField
          name="lastName"
          label={t("address.lastName")}
          maxLength={150}
          autoComplete={`${section} family-name`}
        />
      </div>
      <TextField
        name="address"
        label={t("address.street")}
        maxLength={150}
        autoComplete={`${section} street-address`}
      />
      <div className="row2 row-plz">
        <TextField
          name="postalcode"
          label={t("address.postalcode")}
          maxLength={10}
          inputMode="numeric"
          autoComplete={`${section} postal-code`}
        />
        <TextField name="city" label={t("address.city")} maxLength={150} autoComplete={`${section} address-level2`} />
      </div>
      <TextField
        name="email"
        type="email"
        label={t("address.email")}
        maxLength={254}
        autoComplete={`${section} email`}
      />
      <TextField name="phone" type="tel" label={t("address.phone")} maxLength={50} autoComplete={`${section} tel`} />
      <div className="acts">
        <Button look="2" onClick={onClose}>
          {t("address.cancel")}
        </Button>
        <Button type="submit">{t("address.save")}</Button>
      </div>
    </Form>
  )
}

/** Edits one address of this order; the profile stays as it is. */
export const AddressDialog = ({ title, isOpen, onClose, ...form }: AddressDialogProps) => (
  <Dialog title={title} isOpen={isOpen} onClose={onClose}>
    <AddressForm onClose={onClose} {...form} />
  </Dialog>
)
