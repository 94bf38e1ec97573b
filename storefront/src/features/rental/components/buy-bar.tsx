import { chf } from "@domain/format-chf"
import type { Rappen } from "@domain/money"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/button"
import { Rolling } from "./rolling"

interface BuyBarProps {
  pricePerDay: Rappen
  /** Null until a period is chosen. */
  total: Rappen | null
  /** Why nothing can be added now; null when it can. */
  locked: string | null
  isBusy: boolean
  onAdd: () => void
}

/** Price and button; on phones they stay at the bottom of the page. */
export const BuyBar = ({ pricePerDay, total, locked, isBusy, onAdd }: BuyBarProps) => {
  const { t } = useTranslation(["rental", "common"])
  return (
    <div className="buy">
      <div>
        <b>
          <Rolling text={total === null ? t("common:from", { price: chf(pricePerDay) }) : chf(total)} />
        </b>
        <small>{locked ?? t("price.exclVat")}</small>
      </div>
      <Button disabled={locked !== null} busy={isBusy} onClick={onAdd}>
        {t("add.action")}
      </Button>
    </div>
  )
}
