import fieldLabels from "@words/fields.json"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import { Dialog } from "@/components/dialog"
import { Form } from "@/components/form/form"
import { refusalLines } from "@/components/form/refusal"
import { SubmitButton } from "@/components/form/submit-button"
import { Note } from "@/components/note"
import { ApiError } from "@/lib/http/api-error"
import type { SavedAddress } from "../address"
import "../texts"
import { useAddressForm } from "../use-address-form"
import { AddressFields } from "./address-fields"

export interface AddressDialogProps {
  /** The address to change; a new one without it. */
  address: SavedAddress | undefined
  /** Who fills it in; null while that is unknown. */
  owner: string | null
  isOpen: boolean
  onClose: () => void
  onSaved: (address: SavedAddress) => void
}

/** Each field error as 'field: message', else the general sentence (spec "customer area" §8). */
const SaveFailure = ({ error }: { error: Error | null }) => {
  const { t } = useTranslation("addresses")
  if (!error) return null
  const lines = error instanceof ApiError && error.isRefusal ? refusalLines(error, fieldLabels) : []
  return (
    <Note kind="err">
      {(lines.length > 0 ? lines : [t("failure.saveAgain")]).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  )
}

const DialogForm = ({ address, owner, onClose, onSaved }: Omit<AddressDialogProps, "isOpen">) => {
  const { t } = useTranslation("addresses")
  const { form, forget, saving } = useAddressForm(address, owner)
  const giveUp = () => {
    forget()
    onClose()
  }
  return (
    <Form form={form} onSubmit={(draft) => saving.mutate(draft, { onSuccess: onSaved })}>
      <AddressFields />
      <SaveFailure error={saving.error} />
      <div className="acts">
        <Button look="2" onClick={giveUp}>
          {t("form.cancel")}
        </Button>
        <SubmitButton label={t(address ? "form.save" : "form.add")} pending={saving.isPending} />
      </div>
    </Form>
  )
}

/** Adds an address, or changes a saved one, without leaving the page. */
const AddressDialog = ({ isOpen, ...form }: AddressDialogProps) => {
  const { t } = useTranslation("addresses")
  return (
    <Dialog title={t(form.address ? "form.edit" : "form.new")} isOpen={isOpen} onClose={form.onClose}>
      <DialogForm {...form} />
    </Dialog>
  )
}

export default AddressDialog
