import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import { Dialog } from "@/components/dialog"
import { PrintedAddress } from "@/components/printed-address"
import type { SavedAddress } from "../address"

interface DeleteAddressDialogProps {
  /** Null while none is to be deleted. */
  address: SavedAddress | null
  isBusy: boolean
  onCancel: () => void
  onConfirm: (address: SavedAddress) => void
}

export const DeleteAddressDialog = ({ address, isBusy, onCancel, onConfirm }: DeleteAddressDialogProps) => {
  const { t } = useTranslation("addresses")
  return (
    <Dialog
      title={t("confirm.title")}
      isOpen={address !== null}
      onClose={onCancel}
      actions={
        <>
          <Button look="2" onClick={onCancel}>
            {t("confirm.cancel")}
          </Button>
          <Button look="x" busy={isBusy} onClick={() => address && onConfirm(address)}>
            {t("confirm.delete")}
          </Button>
        </>
      }
    >
      <p>{t("confirm.question")}</p>
      {address && <PrintedAddress address={address} />}
    </Dialog>
  )
}
