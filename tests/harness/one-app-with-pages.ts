import type { TestProject } from "vitest/node"
import { buildAdmin, buildStorefront } from "../../scripts/lib/build.mjs"
import oneApp from "./one-app"
import { freePort } from "./ports"
import { shopEnvironment } from "./settings"

/** One shop for the run, with storefront and commerce admin built from the sources as they stand. */
export default async function (project: TestProject) {
  await buildStorefront()
  await buildAdmin(shopEnvironment("postgres://not-opened-by-a-build", await freePort()))
  return oneApp(project)
}
