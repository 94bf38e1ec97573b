import { useTranslation } from "react-i18next"
import { fromWireMoney } from "#kernel/money"
import type { ProductCard } from "#shop/catalogue/wire/product"
import { Button } from "@/components/button"
import { Icon } from "@/components/icon"
import { RefusalText } from "@/components/refusal-text"
import { useIsHydrated } from "@/lib/page/hydrated"
import { useMoment } from "@/lib/page/use-moment"
import { useAddProduct } from "../api/add-product"
import "../offer-texts"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"

interface QuickAddProps {
  card: Pick<ProductCard, "id" | "name" | "price">
  category: LineCategory
  /** Its place has no room for a toast. */
  isQuiet?: boolean
}

/** A tile's cart button: one click adds one piece. A refusal says why; a lost answer is silent (ruling 2a). */
export const QuickAdd = ({ card: { id, name, price }, category, isQuiet = false }: QuickAddProps) => {
  const { t } = useTranslation("catalogue")
  const isHydrated = useIsHydrated()
  const addProduct = useAddProduct({ isSaid: !isQuiet })
  const isDone = useMoment(addProduct.data)
  const add = () => addProduct.mutate({ productId: id, category, name, price: fromWireMoney(price), quantity: 1 })
  return (
    <>
      <Button
        look="ic"
        disabled={!isHydrated}
        busy={addProduct.isPending}
        done={isDone}
        aria-label={t("add.named", { product: name })}
        onClick={add}
      >
        <Icon name={isDone ? "check" : "cart"} />
      </Button>
      {isQuiet && (
        <span className="vh" role="status">
          {addProduct.isSuccess && t("add.done", { product: name })}
        </span>
      )}
      <RefusalText error={addProduct.error} />
    </>
  )
}
