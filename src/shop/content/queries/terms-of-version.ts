import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { shopSettings } from "#area/settings"
import { sanitised } from "#platform/staff-html"
import { TERMS_KEY } from "../rules/terms-version"
import { contentOf } from "./site/answers"
import { siteSnapshot } from "./site/index"

/** The terms as they stood under a version that orders name; undefined if there never was one. */
export async function termsOfVersion(scope: MedusaContainer, version: string): Promise<string | undefined> {
  const kept = await scope
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)<{ html: string }>("content_block_version")
    .where({ key: TERMS_KEY, label: version, deleted_at: null })
    .first("html")
  if (kept) return sanitised(kept.html)
  // A text that was never changed has no versions yet.
  const [site, { sales }] = await Promise.all([siteSnapshot(scope), shopSettings(scope)])
  return version === sales.termsVersion ? contentOf(site, TERMS_KEY)?.content : undefined
}
