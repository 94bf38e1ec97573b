import type { MedusaContainer } from "@medusajs/framework/types"
import { CONTENT_MODULE } from "../src/modules/content"
import type { ContentModuleService } from "../src/modules/content/service"
import { seedTexts } from "./content"

/** Page texts under the keys that are not there yet. */
export async function seedContentBlocks(container: MedusaContainer) {
  const content = container.resolve<ContentModuleService>(CONTENT_MODULE)
  const known = new Set((await content.listContentBlocks({}, { select: ["key"], take: null })).map(({ key }) => key))
  const missing = seedTexts().filter(({ key }) => !known.has(key))
  if (missing.length > 0) await content.createContentBlocks(missing)
}
