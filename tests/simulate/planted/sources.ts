import { sourcesCopy } from "../../start/sources-copy"
import type { Planted } from "./planted"

/** Sources with the mistake in them. @throws Error if a text that is to be replaced isn't there once */
export function plantedSources({ edits = [] }: Planted) {
  const copy = sourcesCopy()
  try {
    for (const { file, before, after } of edits) copy.edit(file, before, after)
  } catch (error) {
    copy.remove()
    throw error
  }
  return copy
}
