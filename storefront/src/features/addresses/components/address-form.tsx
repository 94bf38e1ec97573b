import { useTranslation } from "react-i18next"
import { ButtonLink } from "@/components/button"
import { FailureNote } from "@/components/form/failure-note"
import { Form } from "@/components/form/form"
import { SubmitButton } from "@/components/form/submit-button"
import { ApiError } from "@/lib/http/api-error"
import { paths } from "@/lib/paths"
import { toast } from "@/lib/toast"
import type { AddressDraft, SavedAddress } from "../address"
import "../texts"
import { useAddressForm } from "../use-address-form"
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
  const { form, forget, saving } = useAddressForm(address, owner)
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
