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
