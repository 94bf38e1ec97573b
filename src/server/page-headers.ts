/** Where the tag manager's script comes from, and what the analytics it loads sends to. */
const tagSources = (origin: string) => [
  `script-src 'self' ${origin}`,
  `connect-src 'self' ${origin} https://*.google-analytics.com https://*.analytics.google.com`,
]

/**
 * Headers of every HTML answer. Videos are the only third party, and only after the visitor asked for one; where a tag
 * manager is configured, it is the second, and only after consent.
 */
export const pageHeaders = (tagManager?: { origin: string }) => ({
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  vary: "Accept-Encoding",
  "content-security-policy": [
    "default-src 'self'",
    ...(tagManager ? tagSources(tagManager.origin) : []),
    "img-src 'self' data: blob: https:",
    "style-src 'self' 'unsafe-inline'",
    "frame-src https://www.youtube-nocookie.com",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "object-src 'none'",
    "form-action 'self'",
  ].join("; "),
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
})

export type PageHeaders = ReturnType<typeof pageHeaders>

/** Parameters of links in mails, of staff's links, and the e-mail that the login page is handed. */
const SECRETS = ["token", "uidb64", "email", "cartId"]

/** The headers for an address: one that carries a secret is named to nobody, the shop itself included. */
export function headersFor(headers: PageHeaders, url = ""): PageHeaders & { "x-robots-tag"?: string } {
  const query = new URLSearchParams(url.slice(url.indexOf("?") + 1))
  if (!url.includes("?") || !SECRETS.some((name) => query.has(name))) return headers
  return { ...headers, "referrer-policy": "no-referrer", "x-robots-tag": "noindex" }
}
