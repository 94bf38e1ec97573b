import { useMutation } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { Button, ButtonLink } from "@/components/button"
import { RefusalText } from "@/components/refusal-text"
import { ApiError } from "@/lib/http/api-error"
import { paths } from "@/lib/paths"
import { toast } from "@/lib/toast"
import { downloadQuote } from "../api/quote-file"
import type { Quote } from "../api/quotes"
import { useRedeemQuote } from "../api/redeem-quote"

/** An open quote can be ordered, every printed one saved, an ordered one leads to its order. */
export const QuoteActions = ({ quote: { id, number, state, hasPdf, orderId } }: { quote: Quote }) => {
  const { t } = useTranslation("quotes")
  const download = useMutation({
    mutationFn: () => downloadQuote(id, number),
    onError: () => toast(t("downloadFailed"), "err"),
  })
  return (
    <div className="acts">
      {(state === "open" || state === "pending") && <RedeemButton id={id} number={number} />}
      {orderId !== null && (
        <ButtonLink look="2" small to={paths.order(orderId)} aria-label={t("toOrderNamed", { number })}>
          {t("toOrder")}
        </ButtonLink>
      )}
      {hasPdf && (
        <Button
          look="2"
          small
          busy={download.isPending}
          aria-label={t("downloadNamed", { number })}
          onClick={() => download.mutate()}
        >
          {t("download")}
        </Button>
      )}
    </div>
  )
}

const RedeemButton = ({ id, number }: Pick<Quote, "id" | "number">) => {
  const { t } = useTranslation(["quotes", "common"])
  const navigate = useNavigate()
  const redeem = useRedeemQuote(id, () => {
    toast(t("redeemed", { number }))
    navigate(paths.cart)
  })
  const isSilent = redeem.error !== null && !(redeem.error instanceof ApiError && redeem.error.isRefusal)
  return (
    <>
      <Button
        look="2"
        small
        busy={redeem.isPending}
        aria-label={t("redeemNamed", { number })}
        onClick={() => redeem.mutate()}
      >
        {t("redeem")}
      </Button>
      {isSilent ? <p role="alert">{t("common:error.generic")}</p> : <RefusalText error={redeem.error} />}
    </>
  )
}
