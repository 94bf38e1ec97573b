/** One node of a page's structured data (https://schema.org); undefined fields are left out. */
export interface JsonLd {
  "@type": string
  [property: string]: unknown
}

/**
 * The page's structured data as a script element that no text can end. Data blocks run nothing, so that the content
 * security policy has no say in them.
 */
export function jsonLdScript(nodes: readonly JsonLd[]): string {
  if (nodes.length === 0) return ""
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll("<", "\\u003c")
  return `<script type="application/ld+json">${json}</script>`
}
