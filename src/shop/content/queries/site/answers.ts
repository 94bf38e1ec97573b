import type { ContentBlock } from "../../wire/site"
import type { SiteSnapshot } from "./types"

/** A text of the pages; undefined for a key that nobody has written. */
export function contentOf({ texts }: SiteSnapshot, key: string): ContentBlock | undefined {
  const text = texts.get(key)
  return text && { content: text.html }
}

/** Days in Zurich of the texts' last changes by their keys, `YYYY-MM-DD`. */
export const textChangesOf = ({ texts }: SiteSnapshot): Record<string, string> =>
  Object.fromEntries([...texts].map(([key, { changedOn }]) => [key, changedOn]))
