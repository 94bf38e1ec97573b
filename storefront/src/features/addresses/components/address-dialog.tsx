import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import fieldLabels from "@words/fields.json"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import { Dialog } from "@/components/dialog"
import { Form } from "@/components/form/form"
import { refusalLines } from "@/components/form/refusal"
import { SubmitButton } from "@/components/form/submit-button"
import { Note } from "@/components/note"
import { ApiError } from "@/lib/http/api-error"
import { type AddressDraft, BLANK_ADDRESS, type SavedAddress } from "../address"
import { addressSchema } from "../address-schema"
import { useSaveAddress } from "../api/save-address"
import "../texts"
import { AddressFields } from "./address-fields"

export interface AddressDialogProps {
  /** The address to change; a new one without it. */
  address: SavedAddress | undefined
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

const DialogForm = ({ address, onClose, onSaved }: Omit<AddressDialogProps, "isOpen">) => {
  const { t } = useTranslation("addresses")
  const form = useForm<AddressDraft>({
    resolver: standardSchemaResolver(addressSchema),
    defaultValues: address ?? BLANK_ADDRESS,
  })
  const saving = useSaveAddress(address, () => {})
  return (
    <Form form={form} onSubmit={(draft) => saving.mutate(draft, { onSuccess: onSaved })}>
      <AddressFields />
      <SaveFailure error={saving.error} />
      <div className="acts">
        <Button look="2" onClick={onClose}>
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
