import type { MedusaContainer } from "@medusajs/framework/types"
import { CONTENT_MODULE } from "#shop/content/data/index"
import type { ContentModuleService } from "#shop/content/data/service"
import { seedTexts } from "./content"

/** Page texts of the folder under the keys that are not there yet. */
async function seedTextsOf(container: MedusaContainer, folder: "blocks" | "legal") {
  const content = container.resolve<ContentModuleService>(CONTENT_MODULE)
  const known = new Set((await content.listContentBlocks({}, { select: ["key"], take: null })).map(({ key }) => key))
  const missing = seedTexts(folder).filter(({ key }) => !known.has(key))
  if (missing.length > 0) await content.createContentBlocks(missing)
}

/** Terms, privacy policy and imprint: no shop may open without them. */
export const seedLegalTexts = (container: MedusaContainer) => seedTextsOf(container, "legal")

/** What the sample firm says on its pages. */
export const seedContentBlocks = (container: MedusaContainer) => seedTextsOf(container, "blocks")
