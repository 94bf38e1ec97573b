import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { RefusalText } from "@/components/refusal-text"
import { useAddToCart } from "@/lib/http/add-to-cart"
import type { OrderLine } from "../order"

interface LineActionsProps {
  line: OrderLine
  /** The same is in the cart again. */
  onBoughtAgain: (line: OrderLine) => void
}

/** 'Erneut mieten' opens the product, where a new period is chosen; 'Erneut kaufen' adds the line (ruling 5). */
export const LineActions = ({ line, onBoughtAgain }: LineActionsProps) => {
  const { t } = useTranslation("orders")
  const purchase = useAddToCart(() => onBoughtAgain(line))
  const buy = () => purchase.mutate({ category: line.category, productId: line.product.id, quantity: line.quantity })
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
        onClick={buy}
      >
        {t("line.buyAgain")}
      </button>
      <RefusalText error={purchase.error} />
    </>
  )
}
