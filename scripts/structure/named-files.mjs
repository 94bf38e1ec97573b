import path from "node:path"

const ROOTS = ["src", "integrations", "seed", "storefront", "scripts", "tests", "docs", "deploy"]
const FILE = /\.(tsx?|mjs|cjs|json|css|md|yml)$/
/** Made while the shop is installed, built, tested or run, or by its operator. */
const MADE =
  /^(shop\.config\.ts$|extensions\/acme|DATA_DIR|node_modules|storefront\/dist|tests\/\.results|\.\w[\w-]*)(\/|$)/
const COMMENT = /\/\*.*?\*\/|(?<=^|\s)\/\/ [^\n]*/gs

/** What is in backticks and looks like a file or a folder of ours, or is a decision named by its path. */
function namesIn(text) {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name.replace(/\/$/, ""))
  const decisions = text.match(/docs\/decisions\/[\w-]+\.md/g) ?? []
  const looksLikeOurs = (name) =>
    /^[\w.@#]/.test(name) &&
    !/[\s=()$"']|:\/\//.test(name) &&
    !MADE.test(name) &&
    (FILE.test(name) || (name.includes("/") && ROOTS.includes(name.split("/")[0])))
  return [...quoted.filter(looksLikeOurs), ...decisions]
}

/** Where a document's links lead, from the root; anchors and other hosts aside. */
const linksIn = (file, text) =>
  [...text.replace(/`[^`\n]*`/g, "").matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target.split("#")[0])
    .filter((target) => target && !/^[a-z]+:/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), target))

/** A name with any folder, choices or stars in it, or without its folder, as a pattern for whole paths. */
function patternOf(name) {
  const parts = name.replace(/^(\.\.?\/)+/, "").split(/(\*\*\/|\*|<[\w-]+>|\{[^}]+\}|…)/)
  const source = parts.map((part) => {
    if (part === "**/" || part === "…") return ".*"
    if (part === "*" || part.startsWith("<")) return "[^/]+"
    if (/^\{.*\}$/.test(part))
      return `(${part
        .slice(1, -1)
        .split(",")
        .map((one) => one.trim().replaceAll(".", "\\."))
        .join("|")})`
    return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  })
  return new RegExp(`(^|/)${source.join("")}$`)
}

/**
 * Files that a document or a comment names and that aren't there, once each.
 * @param places all files and folders of ours, from the root
 */
export function missingNames(file, text, places) {
  const isDocument = file.endsWith(".md")
  const prose = isDocument ? text.replace(/^```.*?^```/gms, "") : (text.match(COMMENT) ?? []).join("\n")
  const links = isDocument ? linksIn(file, text).filter((target) => !places.includes(target)) : []
  const isMissing = (name) => {
    const pattern = patternOf(name)
    return !places.some((place) => pattern.test(place))
  }
  const names = [...new Set(namesIn(prose))].filter(isMissing)
  return [...links, ...names]
}
