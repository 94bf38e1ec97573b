import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { MEASURED_ROUTES, NOT_PAGES } from "../bench/staff-calls"

const ROUTES = path.resolve(import.meta.dirname, "../../src/api/admin")

/** What staff's pages read, by the files of the routes. */
const readable = () =>
  readdirSync(ROUTES, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts")
    .filter((file) => /^export (async function|const) GET\b/m.test(readFileSync(path.join(ROUTES, file), "utf8")))
    .map((file) => `/admin/${path.dirname(file)}`)

it("`npm run bench` measures in a busy shop whatever staff's pages read", () => {
  expect(readable().filter((route) => !MEASURED_ROUTES.has(route) && !NOT_PAGES.has(route))).toEqual([])
})
