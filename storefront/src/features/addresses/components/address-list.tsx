import { useQuery } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { ButtonLink } from "@/components/button"
import { Spinner } from "@/components/spinner"
import { useFailureToast } from "@/lib/failure-toast"
import { paths } from "@/lib/paths"
import { toast } from "@/lib/toast"
import type { SavedAddress } from "../address"
import { addressesQuery } from "../api/addresses"
import { useDeleteAddress } from "../api/delete-address"
import "../texts"
import { DeleteAddressDialog } from "./delete-address-dialog"
import { SavedAddressCard } from "./saved-address-card"
import "@/styles/parts/address-cards.css"

interface AddressListProps {
  /** After an address was deleted. */
  onDeleted?: () => void
}

/** The saved addresses with their ways to edit and delete them. */
export const AddressList = ({ onDeleted }: AddressListProps) => {
  const { t } = useTranslation("addresses")
  const list = useQuery(addressesQuery)
  const [chosen, setChosen] = useState<SavedAddress | null>(null)
  const deletion = useDeleteAddress()
  const add = useRef<HTMLAnchorElement>(null)

  useFailureToast(list, t("failure.list"))

  const remove = (address: SavedAddress) =>
    deletion.mutate(address, {
      onSuccess: () => {
        onDeleted?.()
        // The card that had the focus is gone.
        requestAnimationFrame(() => add.current?.focus())
      },
      onError: () => toast(t("failure.delete"), "err"),
      onSettled: () => setChosen(null),
    })

  const addresses = list.data
  if (!addresses) return <Spinner onRetry={() => void list.refetch()} />
  const isEmpty = addresses.length === 0
  return (
    <>
      {isEmpty && <p>{t("empty")}</p>}
      <ul className="addr-list">
        {addresses.map((address) => (
          <li key={address.id}>
            <SavedAddressCard address={address} onDelete={() => setChosen(address)} />
          </li>
        ))}
      </ul>
      <ButtonLink ref={add} to={paths.newAddress} look={isEmpty ? "1" : "2"}>
        {t(isEmpty ? "addFirst" : "add")}
      </ButtonLink>
      <DeleteAddressDialog
        address={chosen}
        isBusy={deletion.isPending}
        onCancel={() => setChosen(null)}
        onConfirm={remove}
      />
    </>
  )
}
