import { useId, useState } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { PrintedAddress } from "../../../components/printed-address"
import { type AddressBook, chosenFrom, listedAddresses } from "../address-book"
import type { Address, AddressKind, ChosenAddress, OrderDraft } from "../order-draft"
import { AddressError } from "./address-error"
import { AddressPicker } from "./address-picker"
import { ContactDialog } from "./contact-dialog"

interface AddressCardProps {
  kind: AddressKind
  profile: Address
  book: AddressBook
}

/** Undefined while nothing is edited, null for a new address. */
type Editing = string | null | undefined

/** One of the order's two addresses, with the ways to pick another, to add or change one, and to say whom to reach. */
export const AddressCard = ({ kind, profile, book: { saved, Editor } }: AddressCardProps) => {
  const { t } = useTranslation("checkout")
  const { setValue, clearErrors } = useFormContext<OrderDraft>()
  const address = useWatch<OrderDraft, AddressKind>({ name: kind })
  const [isListOpen, setIsListOpen] = useState(false)
  const [isContactOpen, setIsContactOpen] = useState(false)
  const [editing, setEditing] = useState<Editing>()
  const listId = useId()
  const name = t(`delivery.${kind}`)

  const choose = (chosen: ChosenAddress) => {
    setValue(kind, chosen, { shouldDirty: true })
    clearErrors(kind)
    setIsListOpen(false)
    setIsContactOpen(false)
    setEditing(undefined)
  }

  return (
    <>
      <div className="addr">
        <h3>{name}</h3>
        <PrintedAddress address={address}>
          <div>{address.email}</div>
          <div>{address.phone}</div>
        </PrintedAddress>
        <AddressError kind={kind} />
        <div className="acts">
          <button
            type="button"
            className="link-b"
            aria-label={t("picker.openNamed", { name })}
            aria-expanded={isListOpen}
            aria-controls={listId}
            onClick={() => setIsListOpen(!isListOpen)}
          >
            {t("picker.open")}
          </button>
          <button
            type="button"
            className="link-b"
            aria-label={t(`contact.${kind}`)}
            onClick={() => setIsContactOpen(true)}
          >
            {t("contact.open")}
          </button>
        </div>
        {isListOpen && (
          <AddressPicker
            id={listId}
            name={name}
            addresses={listedAddresses(kind, profile, saved)}
            chosenId={address.id}
            onPick={(picked) => choose({ ...picked, email: address.email, phone: address.phone })}
            onEdit={setEditing}
          />
        )}
      </div>
      <ContactDialog
        kind={kind}
        contact={address}
        isOpen={isContactOpen}
        onClose={() => setIsContactOpen(false)}
        onSave={(contact) => choose({ ...address, ...contact })}
      />
      <Editor
        addressId={editing ?? null}
        isOpen={editing !== undefined}
        onClose={() => setEditing(undefined)}
        onSaved={(stored) => choose(chosenFrom(stored, address))}
      />
    </>
  )
}
