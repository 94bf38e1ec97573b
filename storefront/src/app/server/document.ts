import { readFileSync } from "node:fs"
import { LANGUAGE } from "#kernel/language"
import fontUrl from "../../assets/fonts/archivo-latin-var.woff2"
import { type PageState, STATE_ELEMENT_ID, serialise } from "../page-state"

interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
}

const ENTRY = "src/app/entry-client.ts"
const HYDRATION = "src/app/entry-hydration.tsx"
/** Written by the client build, which is next to the server build this file is part of. */
const manifest: Record<string, ManifestEntry> = import.meta.env.DEV
  ? {}
  : JSON.parse(readFileSync(new URL("../client/.vite/manifest.json", import.meta.url), "utf8"))

/** In development mode the sources themselves are served, and nothing waits for the first paint. */
const SOURCES = {
  looks: `<link rel="stylesheet" href="/src/styles/index.css">`,
  script: `<script type="module" src="/${HYDRATION}"></script>`,
}

/** React puts hoisted head elements at the start of a string that has no `<html>`. */
const HOISTED = /^(?:\s*(?:<title[^>]*>.*?<\/title>|<meta[^>]*>|<link[^>]*>))+/

function entryOf(module: string): ManifestEntry {
  const entry = manifest[module]
  if (!entry) throw new Error(`${module} is missing in the build's manifest`)
  return entry
}

/** What the build made of the modules and all they import statically, each after those that it needs. */
function inOrderOfNeed(modules: readonly string[], reached = new Set<string>()): ManifestEntry[] {
  return modules.flatMap((module) => {
    if (reached.has(module)) return []
    reached.add(module)
    const entry = entryOf(module)
    return [...inOrderOfNeed(entry.imports ?? [], reached), entry]
  })
}

const styleOf = (file: string) => readFileSync(new URL(`../client/${file}`, import.meta.url), "utf8")

/** In the page already: what loads the page's scripts finds it named and doesn't load it again. */
const namedOnly = (file: string) => `<link rel="stylesheet" href="/${file}" disabled>`

/**
 * Font, styles and the small script that fetches the others, all of which it is told, once the page is painted. The styles
 * that every page has and those of this one are in the page itself: a page needs one answer to be shown, not two, one after
 * the other.
 */
function assetTags(pageModule: string): { looks: string; script: string } {
  const entry = entryOf(ENTRY)
  const entries = inOrderOfNeed([pageModule, HYDRATION])
  const common = entry.css ?? []
  const own = [...new Set(entries.flatMap(({ css = [] }) => css))].filter((file) => !common.includes(file))
  const modules = entries.map(({ file }) => `/${file}`)
  const font = `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`
  return {
    looks: `${font}<style>${[...common, ...own].map(styleOf).join("")}</style>${own.map(namedOnly).join("")}`,
    script: `<script type="module" async src="/${entry.file}" data-modules="${modules.join(" ")}"></script>`,
  }
}

const assetTagsOfPage = new Map<string, ReturnType<typeof assetTags>>()
function cachedAssetTags(pageModule: string): ReturnType<typeof assetTags> {
  const known = assetTagsOfPage.get(pageModule) ?? assetTags(pageModule)
  assetTagsOfPage.set(pageModule, known)
  return known
}

interface DocumentParts {
  pageModule: string
  /** What React rendered. */
  rendered: string
  state: PageState
  /** Tags for share services. */
  shareTags: string
  /** Structured data, a script element. */
  jsonLd: string
  hasScripts: boolean
}

/** The whole HTML document around a rendered page. What only machines read stands where it holds nobody up: at the end. */
export function htmlDocument({ pageModule, rendered, state, shareTags, jsonLd, hasScripts }: DocumentParts): string {
  const head = HOISTED.exec(rendered)?.[0] ?? ""
  const { looks, script } = import.meta.env.DEV ? SOURCES : cachedAssetTags(pageModule)
  const stateTag = `<script id="${STATE_ELEMENT_ID}" type="application/json">${serialise(state)}</script>`
  return `<!doctype html>
<html lang="${LANGUAGE.tag}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="theme-color" content="#101820"><link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">
${head}${looks}${hasScripts ? script : ""}${shareTags}
</head>
<body>
<div id="root">${rendered.slice(head.length)}</div>
${hasScripts ? `${stateTag}\n${jsonLd}` : ""}
</body>
</html>
`
}
