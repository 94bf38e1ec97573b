/** Origins besides the shop's own that its pages use; each only where it is configured. */
export interface ForeignOrigins {
  /** The tag manager's; its script is loaded after consent. */
  tagManager?: string
  /** Where uploaded files lie, if not on the shop's own. */
  files?: string
  /** Videos, in a frame, only after the visitor asked for one. */
  videos?: string
}

const ANALYTICS = "https://*.google-analytics.com https://*.analytics.google.com"

/** Pictures of products, events and references may lie elsewhere. */
const PICTURES = "'self' data: blob: https:"

const sources = (...origins: (string | undefined)[]) => ["'self'", ...origins.filter(Boolean)].join(" ")

/**
 * What a page may load, run and talk to. No script is in a page: what it starts from is JSON, and no attribute is run.
 * Styles do, as a page brings its own along.
 */
const contentPolicy = ({ tagManager, files, videos }: ForeignOrigins): string =>
  [
    "default-src 'self'",
    `script-src ${sources(tagManager)}`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${PICTURES}`,
    `connect-src ${sources(files, tagManager, tagManager && ANALYTICS)}`,
    `frame-src ${videos ?? "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "object-src 'none'",
    "form-action 'self'",
  ].join("; ")

const unused = (features: string) =>
  features
    .split(" ")
    .map((feature) => `${feature}=()`)
    .join(", ")
const PERMISSIONS = unused("accelerometer display-capture geolocation gyroscope magnetometer midi payment usb")

/** Headers of every HTML answer. */
export const pageHeaders = (origins: ForeignOrigins = {}) => ({
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  vary: "Accept-Encoding",
  "content-security-policy": contentPolicy(origins),
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "permissions-policy": `${PERMISSIONS}, ${unused("camera microphone")}`,
  "cross-origin-opener-policy": "same-origin",
})

export type PageHeaders = ReturnType<typeof pageHeaders>

/**
 * Headers of the commerce admin: staff photograph and scan with it, by a reader of WebAssembly where the browser has none; its
 * pictures may lie elsewhere, and a preview of a page has the admin's policy.
 */
export const adminHeaders = ({ files }: ForeignOrigins) => ({
  "content-security-policy": [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${PICTURES}`,
    `media-src ${sources("blob:", files)}`,
    "font-src 'self' data:",
    `connect-src ${sources("blob:", files)}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "object-src 'none'",
    "form-action 'self'",
  ].join("; "),
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "permissions-policy": `${PERMISSIONS}, camera=(self), microphone=()`,
})

/** Parameters of links in mails, of staff's links, and the e-mail that the login page is handed. */
const SECRETS = ["token", "uidb64", "email", "cartId"]

/** The headers for an address: one that carries a secret is named to nobody, the shop itself included. */
export function headersFor(headers: PageHeaders, url = ""): PageHeaders & { "x-robots-tag"?: string } {
  const query = new URLSearchParams(url.slice(url.indexOf("?") + 1))
  if (!url.includes("?") || !SECRETS.some((name) => query.has(name))) return headers
  return { ...headers, "referrer-policy": "no-referrer", "x-robots-tag": "noindex" }
}
