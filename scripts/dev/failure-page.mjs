import { stripVTControlCharacters } from "node:util"
import { ROOT } from "../lib/root.mjs"

/** The browser's page asks for itself again when it hears this. */
export const RETRY = "shop:retry"

const escapeHtml = (text) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Compilers add the places of their own. */
const COMPILERS_OWN = /\s*(Caused by:\s+Syntax Error\s+)?Stack backtrace:[\s\S]*$/

const isOurs = (line) => /^\s+at /.test(line) && line.includes(ROOT) && !line.includes("node_modules")

/** What is known of an error, for people: what it says, and where in the shop's own files it happened. */
export function textOf({ message = "", stack = "" }) {
  const said = stripVTControlCharacters(message).replace(COMPILERS_OWN, "").trimEnd()
  return [said, ...stack.split("\n").filter(isOurs)].join("\n")
}

/** Stands where a page can't, until an edit may have mended it. */
export const failurePage = (error) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Can't be shown</title><script type="module">
import { createHotContext } from "/@vite/client"
createHotContext("/failure").on("${RETRY}", () => location.reload())
</script></head><body><pre>${escapeHtml(textOf(error))}</pre></body></html>`
