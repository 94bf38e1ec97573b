import type { ComponentType } from "react"
import { abroad } from "#shop/accounts/rules/country"
import type { AddressLines } from "../../components/printed-address"
import type { Address, AddressKind, ChosenAddress } from "./order-draft"

export interface SavedLines extends AddressLines {
  id: string
}

/** A saved address as the checkout needs it. */
export interface BookAddress extends SavedLines {
  isDefaultBilling: boolean
  isDefaultShipping: boolean
}

export interface AddressEditorProps {
  /** Of the address to change; null for a new one. */
  addressId: string | null
  isOpen: boolean
  onClose: () => void
  onSaved: (address: BookAddress) => void
}

export interface AddressBook {
  /** Defaults first, then the newest. */
  saved: readonly BookAddress[]
  /** What colleagues have saved; null while it isn't known. */
  colleagues: readonly SavedLines[] | null
  /** A modal that adds or changes a saved address. */
  Editor: ComponentType<AddressEditorProps>
}

const isDefault = (kind: AddressKind) => (address: BookAddress) =>
  kind === "billing" ? address.isDefaultBilling : address.isDefaultShipping

/** The saved address with the person to reach, whom it doesn't name. */
export function chosenFrom(saved: SavedLines, { email, phone }: Pick<Address, "email" | "phone">): ChosenAddress {
  const { id, company, firstName, lastName, address, postalcode, city } = saved
  const country = abroad(saved.country)
  return { id, company, firstName, lastName, address, postalcode, city, country, email, phone }
}

const profileEntry = (profile: Address): ChosenAddress => ({ ...profile, id: null })

/**
 * The same address as it is by now, with the person to reach; null if it is gone. What may be a colleague's stays as it
 * was while those aren't known: the order checks it.
 */
export function asItIs(
  chosen: ChosenAddress,
  profile: Address,
  { saved, colleagues }: Pick<AddressBook, "saved" | "colleagues">,
): ChosenAddress | null {
  const { id, email, phone } = chosen
  if (id === null) return { ...profileEntry(profile), email, phone }
  const known = [...saved, ...(colleagues ?? [])].find((address) => address.id === id)
  if (known) return chosenFrom(known, chosen)
  return colleagues ? null : chosen
}

/** The default of its kind, else the profile's (spec "customer area" §4). */
export function initialAddress(kind: AddressKind, profile: Address, saved: readonly BookAddress[]): ChosenAddress {
  const preset = saved.find(isDefault(kind))
  return preset ? chosenFrom(preset, profile) : profileEntry(profile)
}

/** What can be picked: the profile's first unless there is a default, the default of this kind before all others. */
export function listedAddresses(kind: AddressKind, profile: Address, saved: readonly BookAddress[]): ChosenAddress[] {
  const preset = saved.find(isDefault(kind))
  const others = saved.filter((address) => address !== preset).map((address) => chosenFrom(address, profile))
  const own = profileEntry(profile)
  return preset ? [chosenFrom(preset, profile), ...others, own] : [own, ...others]
}
