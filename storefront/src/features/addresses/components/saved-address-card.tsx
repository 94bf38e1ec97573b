import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { PrintedAddress } from "@/components/printed-address"
import { paths } from "@/lib/paths"
import type { SavedAddress } from "../address"
import "@/styles/parts/address-cards.css"

interface SavedAddressCardProps {
  address: SavedAddress
  onDelete: () => void
}

export const SavedAddressCard = ({ address, onDelete }: SavedAddressCardProps) => {
  const { t } = useTranslation("addresses")
  const name = `${address.firstName} ${address.lastName}, ${address.city}`
  return (
    <div className="addr">
      {(address.isDefaultBilling || address.isDefaultShipping) && (
        <p className="badges">
          {address.isDefaultBilling && <span className="tag">{t("defaultBilling")}</span>}
          {address.isDefaultShipping && <span className="tag">{t("defaultShipping")}</span>}
        </p>
      )}
      <PrintedAddress address={address} />
      <div className="acts">
        <Link className="link-b" to={paths.editAddress(address.id)} aria-label={t("editNamed", { name })}>
          {t("edit")}
        </Link>
        <button type="button" className="link-b" aria-label={t("deleteNamed", { name })} onClick={onDelete}>
          {t("delete")}
        </button>
      </div>
    </div>
  )
}
