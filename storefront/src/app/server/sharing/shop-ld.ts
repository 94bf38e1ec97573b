import { LANGUAGE } from "#kernel/language"
import type { ShopInfo } from "#wire/page-data"
import { paths } from "@/lib/paths"
import type { JsonLd } from "./json-ld"
import { sharePicture } from "./share-picture"

/** Other nodes name the firm by this. */
export const firmId = (publicUrl: string): string => `${publicUrl}/#firma`

/** The firm behind the shop. */
export const organizationLd = (shop: ShopInfo): JsonLd => ({
  "@type": "Organization",
  "@id": firmId(shop.publicUrl),
  name: shop.name,
  url: shop.publicUrl + paths.home,
  logo: `${shop.publicUrl}/icon-512.png`,
  image: sharePicture(undefined, shop.publicUrl).url,
  email: shop.mail,
  telephone: shop.phoneHref.replace("tel:", ""),
  address: {
    "@type": "PostalAddress",
    streetAddress: shop.address,
    postalCode: shop.postalcode,
    addressLocality: shop.city,
    addressCountry: "CH",
  },
  sameAs: shop.socialLinks.length > 0 ? shop.socialLinks.map(({ url }) => url) : undefined,
})

/** The shop as a whole, with its search. */
export const webSiteLd = ({ name, publicUrl }: ShopInfo): JsonLd => ({
  "@type": "WebSite",
  name,
  url: publicUrl + paths.home,
  inLanguage: LANGUAGE.tag,
  publisher: { "@id": firmId(publicUrl) },
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${publicUrl}${paths.search}?query={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
})
