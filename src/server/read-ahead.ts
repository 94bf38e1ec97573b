import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { searchable } from "#shop/catalogue/queries/search/catalogue-index"
import { catalogueSnapshot } from "#shop/catalogue/queries/snapshot/index"

/**
 * Reads what nearly every page and search needs, so that nobody waits for it: seconds with tens of thousands of products. What fails
 * here fails whoever asks, and staff may have to mend it: the shop starts all the same.
 * @see docs/decisions/324-read-before-it-is-asked.md
 */
export async function readAhead(scope: MedusaContainer, logger: Pick<Logger, "error">): Promise<void> {
  try {
    await searchable(await catalogueSnapshot(scope))
  } catch (error) {
    logger.error("The catalogue could not be read ahead", error as Error)
  }
}
