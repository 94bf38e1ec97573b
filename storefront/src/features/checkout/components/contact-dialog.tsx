import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import { Dialog } from "@/components/dialog"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { type AddressKind, type Contact, contactSchema } from "../order-draft"

export interface ContactDialogProps {
  kind: AddressKind
  title: string
  contact: Contact
  isOpen: boolean
  onClose: () => void
  onSave: (contact: Contact) => void
}

const ContactForm = ({ kind, contact, onClose, onSave }: Omit<ContactDialogProps, "isOpen" | "title">) => {
  const { t } = useTranslation(["checkout", "fields"])
  const form = useForm<Contact>({ resolver: standardSchemaResolver(contactSchema), defaultValues: contact })
  return (
    <Form form={form} onSubmit={onSave}>
      <TextField
        name="email"
        type="email"
        label={t("fields:email")}
        maxLength={254}
        autoComplete={`${kind} email`}
        hint={t(`contact.${kind}Hint`)}
      />
      <TextField name="phone" type="tel" label={t("fields:phone")} maxLength={50} autoComplete={`${kind} tel`} />
      <div className="acts">
        <Button look="2" onClick={onClose}>
          {t("contact.cancel")}
        </Button>
        <Button type="submit">{t("contact.save")}</Button>
      </div>
    </Form>
  )
}

/** Who is reached about this order; the account stays as it is. */
const ContactDialog = ({ title, isOpen, ...form }: ContactDialogProps) => {
  const { email, phone } = form.contact
  return (
    <Dialog title={title} isOpen={isOpen} onClose={form.onClose}>
      <ContactForm {...form} contact={{ email, phone }} />
    </Dialog>
  )
}

export default ContactDialog
