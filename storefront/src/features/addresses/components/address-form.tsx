import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useTranslation } from "react-i18next"
import { ButtonLink } from "@/components/button"
import { FailureNote } from "@/components/form/failure-note"
import { Form } from "@/components/form/form"
import { SubmitButton } from "@/components/form/submit-button"
import { usePersistedForm } from "@/components/form/use-persisted-form"
import { ApiError } from "@/lib/http/api-error"
import { paths } from "@/lib/paths"
import { toast } from "@/lib/toast"
import { type AddressDraft, BLANK_ADDRESS, draftOf, type SavedAddress } from "../address"
import { addressSchema } from "../address-schema"
import { useSaveAddress } from "../api/save-address"
import "../texts"
import { AddressFields } from "./address-fields"

interface AddressFormProps {
  /** The address to change; a new one without it. */
  address?: SavedAddress
  /** Who fills it in; null while that is unknown. */
  owner: string | null
  onSaved: () => void
}

/** What was typed is lost by nothing but leaving with 'Abbrechen'; what the server says about fields is above the buttons. */
export const AddressForm = ({ address, owner, onSaved }: AddressFormProps) => {
  const { t } = useTranslation("addresses")
  const { form, forget } = usePersistedForm<AddressDraft>({
    name: `address ${address?.id ?? "new"}`,
    owner,
    resolver: standardSchemaResolver(addressSchema),
    defaults: address ? draftOf(address) : BLANK_ADDRESS,
  })
  const saving = useSaveAddress(address, forget)
  const submit = (draft: AddressDraft) =>
    saving.mutate(draft, { onSuccess: onSaved, onError: () => toast(t("failure.save"), "err") })
  const isRefused = saving.error instanceof ApiError && saving.error.isRefusal

  return (
    <Form form={form} onSubmit={submit}>
      <AddressFields />
      {isRefused && <FailureNote error={saving.error} />}
      <div className="acts">
        <SubmitButton label={t(address ? "form.save" : "form.add")} pending={saving.isPending || saving.isSuccess} />
        <ButtonLink look="2" to={paths.account} onClick={forget}>
          {t("form.cancel")}
        </ButtonLink>
      </div>
    </Form>
  )
}
