const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"])

interface RobotsOptions {
  isDemo: boolean
  publicUrl: string
}

/**
 * What crawlers may read: every page; those that shouldn't be found say so themselves. A demo at a public address is read
 * by nobody, as its firm and prices are invented.
 * @see docs/decisions/059-what-search-engines-see.md
 */
export function robotsTxt({ isDemo, publicUrl }: RobotsOptions): string {
  const isPublicDemo = isDemo && !LOOPBACK.has(new URL(publicUrl).hostname)
  if (isPublicDemo) return "User-agent: *\nDisallow: /\n"
  return `User-agent: *\nDisallow: /app\nDisallow: /dev/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}
