import { expect, it } from "vitest"
import { target } from "../harness/target"

/** What `npm run dev` answers and a shop must not: sources, packages, Vite's own, the data that pages are drawn with. */
const ADDRESSES = [
  "/@vite/client",
  "/@react-refresh",
  "/@fs/etc/hostname",
  "/src/app/entry-hydration.tsx",
  "/src/styles/index.css",
  "/node_modules/react/package.json",
  "/dev/page-data",
]

it.each(ADDRESSES)("has nothing of development mode at %s", async (address) => {
  const ask = (method: string, body?: string) => fetch(target().baseUrl + address, { method, body })
  const answers = await Promise.all([ask("GET"), ask("POST", '{"method":"shopInfo","args":[]}')])
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
})

it("sends pages without Vite's script, and allows none in them", async () => {
  const page = await fetch(`${target().baseUrl}/mieten`)
  expect(await page.text()).not.toContain("@vite")
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self';")
})
