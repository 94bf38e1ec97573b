import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { chfOfWire } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import type { ProductReference } from "#shop/catalogue/wire/product"
import { Button } from "@/components/button"
import { Picture } from "@/components/picture/picture"
import { RefusalText } from "@/components/refusal-text"
import { useIsHydrated } from "@/lib/page/hydrated"
import { useMoment } from "@/lib/page/use-moment"
import { useAddProduct } from "../api/add-product"
import "../offer-texts"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import "@/styles/parts/addons.css"

interface QuickAddProps {
  item: ProductReference
  isIncluded: boolean
  category: LineCategory
}

const QuickAdd = ({ item, isIncluded, category }: QuickAddProps) => {
  const { t } = useTranslation(["catalogue", "common"])
  const isHydrated = useIsHydrated()
  const addProduct = useAddProduct()
  const isDone = useMoment(addProduct.data)
  const { id, name, price } = item
  const add = () => addProduct.mutate({ productId: id, category, name, price: fromWireMoney(price), quantity: 1 })
  return (
    <li>
      <span className="im">
        <Picture source={item.get_thumbnail} sizes="72px" />
      </span>
      <div>
        <h3>
          <Link to={item.get_absolute_url}>{name}</Link>
        </h3>
        <p>{item.subtitle}</p>
        {isIncluded && <span className="bdg bdg-ok">{t("packages.accessory")}</span>}
        <RefusalText error={addProduct.error} />
      </div>
      <span className="num">{chfOfWire(price)}</span>
      {item.product_is_inactive ? (
        <span className="bdg bdg-err">{t("inactive")}</span>
      ) : (
        <Button
          look="2"
          small
          disabled={!isHydrated}
          busy={addProduct.isPending}
          done={isDone}
          aria-label={t("add.named", { product: name })}
          onClick={add}
        >
          {t(isDone ? "common:added" : "add.action")}
        </Button>
      )}
    </li>
  )
}

interface QuickAddListProps {
  items: ProductReference[]
  /** Those that the customer gets with what is chosen on the page. */
  includedIds: string[]
  category: LineCategory
}

/** Products that go into the cart with one click, each on its own. */
export const QuickAddList = ({ items, includedIds, category }: QuickAddListProps) => (
  <ul className="addons">
    {items.map((item) => (
      <QuickAdd key={item.id} item={item} isIncluded={includedIds.includes(item.id)} category={category} />
    ))}
  </ul>
)
