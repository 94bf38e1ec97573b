import { Suspense, startTransition, useId, useState } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { PrintedAddress } from "@/components/printed-address"
import { type AddressBook, type BookAddress, chosenFrom, listedAddresses } from "../address-book"
import { ADDRESS_KINDS, type Address, type AddressKind, type ChosenAddress, type OrderDraft } from "../order-draft"
import { AddressError } from "./address-error"
import { LazyContact, LazyPicker, prepareAddressParts } from "./address-parts"
import "@/styles/parts/address-cards.css"

interface AddressCardProps {
  kind: AddressKind
  /** It stands for the order's other address too. */
  isShared?: boolean
  profile: Address
  book: AddressBook
}

/** Dialogs stay in the page once used, so that closing them gives the focus back. */
type DialogState = "unused" | "open" | "closed"

const preparing = { onPointerEnter: prepareAddressParts, onFocus: prepareAddressParts }

/** One of the order's two addresses or both in one, with the ways to pick another, to add or change one, and to say whom to reach. */
export const AddressCard = ({ kind, isShared = false, profile, book: { saved, Editor } }: AddressCardProps) => {
  const { t } = useTranslation("checkout")
  const { getValues, setValue, clearErrors } = useFormContext<OrderDraft>()
  const address = useWatch<OrderDraft, AddressKind>({ name: kind })
  const [isListOpen, setIsListOpen] = useState(false)
  const [contact, setContact] = useState<DialogState>("unused")
  const [editor, setEditor] = useState<DialogState>("unused")
  /** Null for a new address. */
  const [editedId, setEditedId] = useState<string | null>(null)
  const listId = useId()
  const name = t(isShared ? "delivery.both" : `delivery.${kind}`)

  const choose = (chosen: ChosenAddress) => {
    const kinds = isShared ? ADDRESS_KINDS : [kind]
    for (const one of kinds) setValue(one, chosen, { shouldDirty: true })
    clearErrors(kinds)
    setIsListOpen(false)
    for (const close of [setContact, setEditor]) close((state) => (state === "open" ? "closed" : state))
  }
  const take = (stored: BookAddress) => {
    choose(chosenFrom(stored, address))
    const other = kind === "billing" ? "shipping" : "billing"
    const chosen = getValues(other)
    if (chosen.id === stored.id) setValue(other, chosenFrom(stored, chosen), { shouldDirty: true })
  }
  const edit = (id: string | null) =>
    startTransition(() => {
      setEditedId(id)
      setEditor("open")
    })

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
            {...preparing}
            className="link-b"
            aria-label={t("picker.openNamed", { name })}
            aria-expanded={isListOpen}
            aria-controls={listId}
            onClick={() => startTransition(() => setIsListOpen(!isListOpen))}
          >
            {t("picker.open")}
          </button>
          <button
            type="button"
            {...preparing}
            className="link-b"
            aria-label={t(isShared ? "contact.both" : `contact.${kind}`)}
            onClick={() => startTransition(() => setContact("open"))}
          >
            {t("contact.open")}
          </button>
        </div>
        {isListOpen && (
          <Suspense fallback={null}>
            <LazyPicker
              id={listId}
              name={name}
              addresses={listedAddresses(kind, profile, saved)}
              chosenId={address.id}
              onPick={(picked) => choose({ ...picked, email: address.email, phone: address.phone })}
              onEdit={edit}
            />
          </Suspense>
        )}
      </div>
      <Suspense fallback={null}>
        {contact !== "unused" && (
          <LazyContact
            kind={kind}
            title={t(isShared ? "contact.both" : `contact.${kind}`)}
            contact={address}
            isOpen={contact === "open"}
            onClose={() => setContact("closed")}
            onSave={(chosen) => choose({ ...address, ...chosen })}
          />
        )}
        {editor !== "unused" && (
          <Editor addressId={editedId} isOpen={editor === "open"} onClose={() => setEditor("closed")} onSaved={take} />
        )}
      </Suspense>
    </>
  )
}
