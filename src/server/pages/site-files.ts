import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { gunzip, gzip } from "node:zlib"
import type { NextFunction, Request, Response, Router } from "express"
import type { Env } from "#config/env"
import { type EncodedBody, sendEncoded } from "#platform/send-encoded"
import type { PageBundle, PageData, ShopInfo } from "#wire/page-data"
import { feedOf } from "./product-feed"
import { robotsTxt } from "./robots-txt"
import { sitemapFiles } from "./sitemap-xml"
import { mountWellKnown } from "./well-known"

const gzipped = promisify(gzip)
const gunzipped = promisify(gunzip)

interface SiteFilesOptions {
  env: Pick<Env, "isDemo" | "publicUrl" | "hasProductFeed">
  bundle: PageBundle | undefined
  data: PageData
  /** Calls back whenever what pages show may have changed. */
  onChange: (listener: () => void) => unknown
}

const manifest = ({ name }: ShopInfo) => ({
  name,
  short_name: name,
  lang: "de-CH",
  start_url: "/",
  display: "browser",
  background_color: "#ffffff",
  theme_color: "#101820",
  icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
})

/** The files that machines ask for at the root: robots.txt, the sitemap, the manifest, and a feed of products if it is wanted. */
export function mountSiteFiles(router: Router, { env, bundle, data, onChange }: SiteFilesOptions) {
  router.get("/robots.txt", (_request, response) => {
    response.type("text").set("Cache-Control", "no-cache").send(robotsTxt(env))
  })
  router.get("/manifest.webmanifest", (_request, response, next) => {
    data.shopInfo().then((shop) => {
      response.type("application/manifest+json").set("Cache-Control", "no-cache").send(manifest(shop))
    }, next)
  })
  mountWellKnown(router, { data, publicUrl: env.publicUrl })
  const sitemap = async () => sitemapFiles(bundle ? await bundle.sitemap(data) : [], env.publicUrl)
  router.get(/^\/sitemap(-\d+)?\.xml$/, keptFiles(sitemap, onChange))
  const feed = async () => new Map([["/product-feed.xml", await feedOf(data, env.publicUrl)]])
  if (env.hasProductFeed) router.get("/product-feed.xml", keptFiles(feed, onChange))
}

interface SiteFile {
  etag: string
  body: EncodedBody
}

/** Kept compressed alone: machines take it so. */
async function siteFile(xml: string): Promise<SiteFile> {
  const packed = await gzipped(xml)
  const etag = `W/"${createHash("sha1").update(xml).digest("base64url")}"`
  return { etag, body: { gzip: packed, plain: () => gunzipped(packed) } }
}

/** Written when first asked for and kept, compressed, until something changes. */
function keptFiles(make: () => Promise<Map<string, string>>, onChange: SiteFilesOptions["onChange"]) {
  let kept: Promise<Map<string, SiteFile>> | undefined
  onChange(() => {
    kept = undefined
  })

  async function write(): Promise<Map<string, SiteFile>> {
    return new Map(
      await Promise.all([...(await make())].map(async ([name, xml]) => [name, await siteFile(xml)] as const)),
    )
  }
  function files(): Promise<Map<string, SiteFile>> {
    if (kept) return kept
    const mine = write()
    kept = mine
    mine.catch(() => {
      if (kept === mine) kept = undefined
    })
    return mine
  }

  async function answer(request: Request, response: Response) {
    const file = (await files()).get(request.path)
    if (!file) {
      response.status(404).type("text").send("Not found")
      return
    }
    const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": "no-cache" }
    await sendEncoded(request, response, { ...file, headers })
  }

  return (request: Request, response: Response, next: NextFunction) => void answer(request, response).catch(next)
}
