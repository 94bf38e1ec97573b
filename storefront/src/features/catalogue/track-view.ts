import { useEffect } from "react"
import { francsFromRappen, fromWireMoney } from "#kernel/money"
import type { ProductCard } from "#shop/catalogue/wire/product"
import { analyticsItem, trackCommerce } from "../../lib/analytics/analytics"

type Seen = Pick<ProductCard, "id" | "name" | "category" | "price">

const itemOf = ({ id, name, category, price }: Seen) =>
  analyticsItem({ id, category, name, productName: name, total: fromWireMoney(price), quantity: 1 })

/** Once each time a product's page is opened; a rental's price is that of a day. */
export function useTrackView(product: Seen): void {
  const { id } = product
  // biome-ignore lint/correctness/useExhaustiveDependencies: news about the product is no other look at it
  useEffect(() => {
    trackCommerce("view_item", { value: francsFromRappen(fromWireMoney(product.price)), items: [itemOf(product)] })
  }, [id])
}

/** Each time a list shows other products, such as those of another filter. */
export function useTrackList(list: string, cards: Seen[] | undefined): void {
  const shown = cards?.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: news about the same products is no other list
  useEffect(() => {
    if (cards?.length) trackCommerce("view_item_list", { item_list_id: list, items: cards.map(itemOf) })
  }, [list, shown])
}
