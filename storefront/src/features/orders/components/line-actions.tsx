import { useMutation } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { RefusalText } from "@/components/refusal-text"
import type { OrderLine } from "../order"

interface LineActionsProps {
  line: OrderLine
  /** Puts the same into the cart again and opens it. */
  onBuyAgain: (line: OrderLine) => Promise<unknown>
}

/** 'Erneut mieten' opens the product, where a new period is chosen; 'Erneut kaufen' adds the line (ruling 5). */
export const LineActions = ({ line, onBuyAgain }: LineActionsProps) => {
  const { t } = useTranslation("orders")
  const purchase = useMutation({ mutationFn: onBuyAgain })
  const named = (action: string) => t("line.again", { action, name: line.name })

  if (line.rental) {
    if (!line.product.url) return null
    return (
      <Link className="link-b" to={line.product.url} aria-label={named(t("line.rentAgain"))}>
        {t("line.rentAgain")}
      </Link>
    )
  }
  if (line.demandedBy) return null // had with that line alone
  return (
    <>
      <button
        type="button"
        className="link-b"
        aria-label={named(t("line.buyAgain"))}
        disabled={purchase.isPending}
        onClick={() => purchase.mutate(line)}
      >
        {t("line.buyAgain")}
      </button>
      <RefusalText error={purchase.error} />
    </>
  )
}
