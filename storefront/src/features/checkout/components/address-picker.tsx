import { useTranslation } from "react-i18next"
import { abroad } from "#shop/accounts/rules/country"
import { Button } from "@/components/button"
import type { AddressLines } from "@/components/printed-address"
import { chosenFrom } from "../address-book"
import { useColleaguesAddresses } from "../api/colleagues-addresses"
import type { ChosenAddress } from "../order-draft"
import "@/styles/parts/pick.css"

export interface AddressPickerProps {
  id: string
  name: string
  addresses: readonly ChosenAddress[]
  chosenId: string | null
  onPick: (address: ChosenAddress) => void
  /** Null for a new one. The profile's is changed in the account. */
  onEdit: (addressId: string | null) => void
}

const nameOf = ({ company, firstName, lastName }: Omit<ChosenAddress, "email" | "phone">) =>
  company || `${firstName} ${lastName}`

const placeOf = ({ address, postalcode, city, country }: AddressLines) =>
  [address, `${postalcode} ${city}`, abroad(country)].filter(Boolean).join(", ")

/** The addresses to pick from, with ways to add one and to change the saved ones. */
const AddressPicker = ({ id, name, addresses, chosenId, onPick, onEdit }: AddressPickerProps) => {
  const { t } = useTranslation("checkout")
  const colleagues = useColleaguesAddresses()
  return (
    <section id={id} aria-label={t("picker.label", { name })}>
      <ul className="pick pick-edit">
        {addresses.map((address) => (
          <li key={address.id ?? "profile"}>
            <button type="button" aria-pressed={address.id === chosenId} onClick={() => onPick(address)}>
              <b>
                {nameOf(address)}
                {address.id === null && ` (${t("picker.profile")})`}
              </b>
              <span>{placeOf(address)}</span>
            </button>
            {address.id !== null && (
              <button
                type="button"
                className="link-b"
                aria-label={t("delivery.editNamed", { name: `${nameOf(address)}, ${address.city}` })}
                onClick={() => onEdit(address.id)}
              >
                {t("delivery.edit")}
              </button>
            )}
          </li>
        ))}
        {colleagues.map(({ owner, address }) => (
          <li key={address.id}>
            <button
              type="button"
              aria-pressed={address.id === chosenId}
              onClick={() => onPick(chosenFrom(address, addresses[0]))}
            >
              <b>
                {nameOf(address)} ({t("picker.colleague", { name: owner })})
              </b>
              <span>{placeOf(address)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button look="2" small onClick={() => onEdit(null)}>
        {t("picker.add")}
      </Button>
    </section>
  )
}

export default AddressPicker
