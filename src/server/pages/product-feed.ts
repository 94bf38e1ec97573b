import { fromWireMoney, type Rappen, toWireMoney, vatOf } from "#kernel/money"
import { PAGE_KINDS } from "#shop/catalogue/rules/named-kinds"
import { PRODUCT_KINDS } from "#shop/catalogue/rules/product-kinds"
import type { ProductCard } from "#shop/catalogue/wire/product"
import type { PageData } from "#wire/page-data"
import { escaped } from "./sitemap-xml"

/** Kinds that are sold by the piece and have a page. */
export const FEED_KINDS = PAGE_KINDS.filter((kind) => PRODUCT_KINDS[kind].pricePer === "piece")

interface FeedOptions {
  /** The shop's name. */
  title: string
  publicUrl: string
  vatPermille: number
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`
const gross = (net: Rappen, permille: number) => `${toWireMoney(net + vatOf(net, permille))} CHF`

function itemOf(card: ProductCard, { publicUrl, vatPermille }: FeedOptions): string {
  const { id, name, subtitle, price, get_absolute_url: path, get_thumbnail: picture, availability } = card
  const address = (relative: string) => new URL(relative, publicUrl).href
  return `<item>${[
    element("g:id", id),
    element("g:title", name),
    element("g:description", subtitle || name),
    element("g:link", address(path ?? "/")),
    ...(picture === "default" ? [] : [element("g:image_link", address(picture))]),
    element("g:price", gross(fromWireMoney(price), vatPermille)),
    element("g:availability", availability === "on_order" ? "out_of_stock" : "in_stock"),
    element("g:condition", "new"),
    element("g:identifier_exists", "no"),
  ].join("")}</item>\n`
}

/**
 * What is for sale as RSS 2.0 with the fields of product feeds: each product once, at the price where its packages begin, with VAT as
 * such feeds want it. What isn't on the shelf can be ordered, but no feed has a word for that without a day.
 * @see https://support.google.com/merchants/answer/7052112
 */
export function productFeed(cards: readonly ProductCard[], options: FeedOptions): string {
  const forSale = cards.filter(({ product_is_inactive, price }) => !product_is_inactive && fromWireMoney(price) > 0)
  const { title, publicUrl } = options
  const head = `${element("title", title)}${element("link", publicUrl)}${element("description", title)}`
  const items = forSale.map((card) => itemOf(card, options)).join("")
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head}
${items}</channel></rss>
`
}

/** The same of the shop as it is. */
export async function feedOf(data: PageData, publicUrl: string): Promise<string> {
  const [{ name, rates }, ...lists] = await Promise.all([data.shopInfo(), ...FEED_KINDS.map(data.productList)])
  return productFeed(lists.flat(), { title: name, publicUrl, vatPermille: rates.vatPermille })
}
