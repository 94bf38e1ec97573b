import { LANGUAGE } from "#kernel/language"
import type { ShopInfo } from "#wire/page-data"
import type { PageFacts } from "@/lib/page/page-facts"
import { type SharePicture, sharePicture } from "./share-picture"

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

interface ShareTagsOptions {
  facts: PageFacts
  shop: ShopInfo
  /** Address of the page's picture as the page shows it. */
  picture?: string
}

const pictureTags = ({ url, width, height }: SharePicture): [string, string | undefined][] => [
  ["og:image", url],
  ["og:image:width", width?.toString()],
  ["og:image:height", height?.toString()],
]

/** Open Graph, which the other services read too, and the one tag that makes a large card. Nothing for pages not to be found. */
export function shareTags({ facts: { title, description, canonical }, shop, picture }: ShareTagsOptions): string {
  if (!title || !canonical) return ""
  const properties: [string, string | undefined][] = [
    ["og:type", "website"],
    ["og:site_name", shop.name],
    ["og:locale", LANGUAGE.tag.replace("-", "_")],
    ["og:title", title],
    ["og:description", description],
    ["og:url", shop.publicUrl + canonical],
    ...pictureTags(sharePicture(picture, shop.publicUrl)),
  ]
  const tags = properties.filter((pair): pair is [string, string] => Boolean(pair[1]))
  return [
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("")
}
