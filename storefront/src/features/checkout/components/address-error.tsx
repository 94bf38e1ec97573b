import { useFormState, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Icon } from "@/components/icon"
import { paths } from "@/lib/paths"
import type { AddressKind, OrderDraft } from "../order-draft"

/** What is missing of an address; the profile's is completed in the account. */
export const AddressError = ({ kind }: { kind: AddressKind }) => {
  const { t } = useTranslation("checkout")
  const { errors } = useFormState<OrderDraft>()
  const { id } = useWatch<OrderDraft, AddressKind>({ name: kind })
  return (
    <div aria-live="polite">
      {errors[kind] && (
        <p className="err">
          <Icon name="alert" />
          <span>
            {t("delivery.invalid")} {id === null && <Link to={paths.editAccount}>{t("delivery.toAccount")}</Link>}
          </span>
        </p>
      )}
    </div>
  )
}
