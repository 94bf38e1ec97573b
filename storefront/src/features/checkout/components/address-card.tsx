import { useState } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Icon } from "../../../components/icon"
import { PrintedAddress } from "../../../components/printed-address"
import type { Address, OrderDraft } from "../order-draft"
import { AddressDialog } from "./address-dialog"

/** One of the order's two addresses with its way to edit it. */
export const AddressCard = ({ kind }: { kind: "billing" | "shipping" }) => {
  const { t } = useTranslation("checkout")
  const { setValue, formState, clearErrors } = useFormContext<OrderDraft>()
  const address = useWatch<OrderDraft, "billing" | "shipping">({ name: kind })
  const [isEditing, setIsEditing] = useState(false)
  const name = t(`delivery.${kind}`)

  const save = (changed: Address) => {
    setValue(kind, changed, { shouldDirty: true })
    clearErrors(kind)
    setIsEditing(false)
  }

  return (
    <>
      <div className="addr">
        <h3>{name}</h3>
        <PrintedAddress address={address}>
          <div>{address.email}</div>
          <div>{address.phone}</div>
        </PrintedAddress>
        <div aria-live="polite">
          {formState.errors[kind] && (
            <p className="err">
              <Icon name="alert" />
              {t("delivery.invalid")}
            </p>
          )}
        </div>
        <div className="acts">
          <button
            type="button"
            className="link-b"
            aria-label={t("delivery.editNamed", { name })}
            onClick={() => setIsEditing(true)}
          >
            {t("delivery.edit")}
          </button>
        </div>
      </div>
      <AddressDialog
        title={t("delivery.editNamed", { name })}
        section={kind}
        address={address}
        isOpen={isEditing}
        onClose={() => setIsEditing(false)}
        onSave={save}
      />
    </>
  )
}
