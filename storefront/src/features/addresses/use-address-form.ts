import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { usePersistedForm } from "@/components/form/use-persisted-form"
import { type AddressDraft, BLANK_ADDRESS, draftOf, type SavedAddress } from "./address"
import { addressSchema } from "./address-schema"
import { useSaveAddress } from "./api/save-address"

/**
 * The form of an address wherever it is filled in; its draft is forgotten once it is saved.
 * @param address the one to change; a new one without it
 * @param owner who fills it in; null while that is unknown
 */
export function useAddressForm(address: SavedAddress | undefined, owner: string | null) {
  const { form, forget } = usePersistedForm<AddressDraft>({
    name: `address ${address?.id ?? "new"}`,
    owner,
    resolver: standardSchemaResolver(addressSchema),
    defaults: address ? draftOf(address) : BLANK_ADDRESS,
  })
  return { form, forget, saving: useSaveAddress(address, forget) }
}
