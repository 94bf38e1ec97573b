import { spawnSync } from "node:child_process"
import fs from "node:fs"
import { expect, inject, it, onTestFinished } from "vitest"
import { isPortFree } from "../../scripts/lib/ports.mjs"
import { freePort } from "../harness/ports"
import { STAFF } from "../harness/settings"
import { until } from "../harness/until"
import { developing, PATIENCE_MS } from "./developing"

const OFFER = "storefront/src/features/rental/components/offer-head.tsx"
const ROUTE = "src/api/backend/api/v1/products/rental-purposes/route.ts"
const PURPOSES = "/backend/api/v1/products/rental-purposes/"
const RENTAL = "/mieten/rtc-360/"

async function medusasRegions(port: number): Promise<number> {
  const [base, headers] = [`http://localhost:${port}`, { "content-type": "application/json" }]
  const body = JSON.stringify({ email: STAFF.email, password: STAFF.password })
  const login = await fetch(`${base}/auth/user/emailpass`, { method: "POST", headers, body })
  const { token } = (await login.json()) as { token: string }
  return (await fetch(`${base}/admin/regions?limit=1`, { headers: { authorization: `Bearer ${token}` } })).status
}

it("npm run dev shows edits, tells of mistakes, is reached by debuggers, and stops whole", async () => {
  const inspectPort = await freePort()
  const words = ["--no-types", `--inspect=${inspectPort}`]
  const mode = await developing({ words, postgresUrl: inject("postgresUrl"), atEnd: onTestFinished })
  const answers = (text: string) =>
    until(`${text} in an answer`, async () => (await mode.text(PURPOSES)).includes(text), PATIENCE_MS)

  const again = spawnSync(process.execPath, ["scripts/dev.mjs"], {
    ...{ cwd: mode.folder, encoding: "utf8", env: { ...process.env, ...mode.variables } },
  })
  expect([again.status, again.stderr]).toEqual([1, expect.stringMatching(/^DATA_DIR .* is in use: the shop runs/)])
  const [{ title }] = await fetch(`http://127.0.0.1:${inspectPort}/json/list`).then((list) => list.json())
  expect(title).toContain("scripts/dev/shop.mjs")

  const page = await mode.open(RENTAL)
  const express = page.getByRole("radio", { name: /Express/ })
  await express.check()
  mode.edit(OFFER, "<h1>{product.name}</h1>", "<h1>{product.name} edited</h1>")
  await page.getByRole("heading", { name: "RTC 360 edited" }).waitFor({ timeout: PATIENCE_MS })
  expect(await express.isChecked()).toBe(true)
  expect(await mode.text(RENTAL)).toMatch(/RTC 360(<!-- -->)? edited<\/h1>/)

  mode.edit(ROUTE, "=> purposes", '=> purposes.map((purpose) => ({ ...purpose, edit: "first" }))')
  await answers('"edit":"first"')
  expect(await medusasRegions(mode.port), "Medusa's own routes after an edit").toBe(200)

  const overlay = page.locator("vite-error-overlay")
  mode.edit(ROUTE, '"first" }', '"first" ')
  await overlay.waitFor({ timeout: PATIENCE_MS, state: "attached" })
  expect(mode.errors()).toContain(`${ROUTE}: the shop goes on as before`)
  await answers('"edit":"first"')
  mode.edit(ROUTE, '"first" ', '"second" }')
  await answers('"edit":"second"')
  await overlay.waitFor({ timeout: PATIENCE_MS, state: "detached" })

  for (const address of ["/", "/mieten", "/kaufen/rtc-360/"])
    await mode.open(address).then((opened) => opened.waitForLoadState("networkidle"))
  expect(mode.mismatches).toEqual([])

  const shopPid = mode.shopPid()
  mode.kill("SIGINT")
  expect(await mode.exited).toBe(0)
  expect(await Promise.all([mode.port, inspectPort].map((port) => isPortFree(port)))).toEqual([true, true])
  expect(fs.existsSync(`/proc/${shopPid}`)).toBe(false)
})
