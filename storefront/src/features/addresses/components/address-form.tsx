import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { ButtonLink } from "../../../components/button"
import { FailureNote } from "../../../components/form/failure-note"
import { Form } from "../../../components/form/form"
import { SubmitButton } from "../../../components/form/submit-button"
import { ApiError } from "../../../lib/api-error"
import { paths } from "../../../lib/paths"
import { toast } from "../../../lib/toast"
import { type AddressDraft, addressSchema, BLANK_ADDRESS, type SavedAddress } from "../address"
import { useSaveAddress } from "../api/save-address"
import "../texts"
import { AddressFields } from "./address-fields"

interface AddressFormProps {
  /** The address to change; a new one without it. */
  address?: SavedAddress
  onSaved: () => void
}

/** A refused or lost save keeps what was typed; what the server says about fields stands above the buttons. */
export const AddressForm = ({ address, onSaved }: AddressFormProps) => {
  const { t } = useTranslation("addresses")
  const form = useForm<AddressDraft>({
    resolver: standardSchemaResolver(addressSchema),
    defaultValues: address ?? BLANK_ADDRESS,
  })
  const saving = useSaveAddress(address)
  const submit = (draft: AddressDraft) =>
    saving.mutate(draft, { onSuccess: onSaved, onError: () => toast(t("failure.save"), "err") })
  const isRefused = saving.error instanceof ApiError && saving.error.isRefusal

  return (
    <Form form={form} onSubmit={submit}>
      <AddressFields />
      {isRefused && <FailureNote error={saving.error} />}
      <div className="acts">
        <SubmitButton label={t(address ? "form.save" : "form.add")} pending={saving.isPending || saving.isSuccess} />
        <ButtonLink look="2" to={paths.account}>
          {t("form.cancel")}
        </ButtonLink>
      </div>
    </Form>
  )
}
