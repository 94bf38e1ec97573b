import type { TestProject } from "vitest/node"
import { buildAdmin, buildStorefront } from "../../scripts/lib/build/build.mjs"
import oneApp from "./one-app"

/** One shop for the run, with storefront and commerce admin built from the sources as they stand. */
export default async function (project: TestProject) {
  await buildStorefront()
  await buildAdmin()
  return oneApp(project)
}
