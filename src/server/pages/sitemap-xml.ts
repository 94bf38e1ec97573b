import type { SitemapEntry } from "#wire/page-data"

/** Limit of the protocol for one file. At most 10 MB with the longest addresses we make, of 50 allowed. @see https://www.sitemaps.org/protocol.html */
export const MAX_URLS = 50_000

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const urlSet = (entries: readonly SitemapEntry[], publicUrl: string) => {
  const urls = entries.map(({ path, changedOn }) => {
    const lastmod = changedOn ? `<lastmod>${changedOn}</lastmod>` : ""
    return `<url><loc>${escaped(new URL(path, publicUrl).href)}</loc>${lastmod}</url>\n`
  })
  return `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n${urls.join("")}</urlset>\n`
}

const indexOf = (files: readonly string[], publicUrl: string) => {
  const sitemaps = files.map((file) => `<sitemap><loc>${escaped(publicUrl + file)}</loc></sitemap>\n`)
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.join("")}</sitemapindex>\n`
}

/** The files of the sitemap by their paths: one, or an index with as many parts as the limit of URLs asks for. */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  publicUrl: string,
  maxUrls = MAX_URLS,
): Map<string, string> {
  if (entries.length <= maxUrls) return new Map([["/sitemap.xml", urlSet(entries, publicUrl)]])
  const parts = new Map<string, string>()
  for (let from = 0; from < entries.length; from += maxUrls)
    parts.set(`/sitemap-${parts.size + 1}.xml`, urlSet(entries.slice(from, from + maxUrls), publicUrl))
  return new Map([["/sitemap.xml", indexOf([...parts.keys()], publicUrl)], ...parts])
}
