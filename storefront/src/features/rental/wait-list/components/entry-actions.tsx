import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { chfOfWire } from "#kernel/format-chf"
import type { WaitListEntryWire } from "#shop/wait-list/wire/wait-list"
import { Button } from "@/components/button"
import { FailureNote } from "@/components/form/failure-note"
import { paths } from "@/lib/paths"
import { instantInWords } from "@/lib/zurich-time"
import { useEntryStep, useTakeOffer } from "../api/wait-list"
import "../texts"

interface EntryActionsProps {
  entry: WaitListEntryWire
  token: string
  /** Whether the link was the one that ends. */
  isEnding: boolean
}

/** What can be done with an entry that is open: only these buttons change anything. */
export const EntryActions = ({ entry, token, isEnding }: EntryActionsProps) => {
  const { t } = useTranslation("waitList")
  const navigate = useNavigate()
  const confirming = useEntryStep("confirm", token)
  const ending = useEntryStep("end", token)
  const taking = useTakeOffer(token)
  const { state, offer } = entry
  const mainAction = () => {
    if (state === "unconfirmed")
      return (
        <Button look={isEnding ? "2" : "1"} busy={confirming.isPending} onClick={() => confirming.mutate()}>
          {t("page.confirm")}
        </Button>
      )
    if (state !== "offered") return null
    return (
      <Button
        look={isEnding ? "2" : "1"}
        busy={taking.isPending}
        onClick={() => taking.mutate(entry, { onSuccess: () => navigate(paths.cart) })}
      >
        {t("page.take")}
      </Button>
    )
  }
  return (
    <>
      {state === "offered" && offer && (
        <>
          <p>{t("page.price", { price: chfOfWire(offer.period_price), delivery: entry.delivery })}</p>
          <p>{t("page.offered", { moment: instantInWords(offer.ends_at) })}</p>
        </>
      )}
      <FailureNote error={confirming.error ?? taking.error ?? ending.error} />
      <div className="alts">
        {mainAction()}
        <Button look={isEnding ? "1" : "2"} busy={ending.isPending} onClick={() => ending.mutate()}>
          {t(state === "offered" ? "page.release" : "page.end")}
        </Button>
      </div>
    </>
  )
}
