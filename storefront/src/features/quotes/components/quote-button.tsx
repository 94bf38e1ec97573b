import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { dayInWords } from "#kernel/format-day"
import { Button, ButtonLink } from "@/components/button"
import { RefusalText } from "@/components/refusal-text"
import { CART_CHANGES } from "@/lib/http/add-to-cart"
import { ApiError } from "@/lib/http/api-error"
import { paths } from "@/lib/paths"
import { useIsSignedIn } from "@/lib/session/session"
import { useShop } from "@/lib/shop"
import { toast } from "@/lib/toast"
import { quoteCart } from "../api/quote-cart"
import "../texts"
import "@/components/form/fields.css"

/** The cart as a quote: for customers, whose quote it is; others are led to the login and back. */
export const QuoteButton = ({ cartToken }: { cartToken: string }) => {
  const { t } = useTranslation("quotes")
  const isSignedIn = useIsSignedIn()
  const { quoteDays } = useShop()
  return (
    <>
      {isSignedIn ? (
        <AskForQuote cartToken={cartToken} />
      ) : (
        <ButtonLink look="2" wide to={paths.logInForQuote}>
          {t("button")}
        </ButtonLink>
      )}
      <p className="fine">{t("hint", { count: quoteDays })}</p>
    </>
  )
}

const AskForQuote = ({ cartToken }: { cartToken: string }) => {
  const { t } = useTranslation(["quotes", "common"])
  const { phone } = useShop()
  const queries = useQueryClient()
  const quote = useMutation({
    scope: CART_CHANGES.scope,
    mutationFn: () => quoteCart(cartToken),
    onError: (error) => {
      // A price or a period that has changed shows in the cart too.
      void queries.invalidateQueries({ queryKey: ["cart"] })
      if (!(error instanceof ApiError && error.isRefusal)) toast(t("common:error.genericWithPhone", { phone }), "err")
    },
  })
  return (
    <>
      <Button look="2" wide busy={quote.isPending} onClick={() => quote.mutate()}>
        {t("button")}
      </Button>
      <RefusalText error={quote.error} />
      <div aria-live="polite">
        {quote.data && (
          <p className="fine">
            {quote.data.number === null
              ? t("later")
              : t("saved", { number: quote.data.number, date: dayInWords(quote.data.validUntil) })}{" "}
            <Link to={paths.quotes}>{t("title")}</Link>
          </p>
        )}
      </div>
    </>
  )
}
