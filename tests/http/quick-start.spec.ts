import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { sql } from "../harness"
import { STAFF } from "../harness/settings"
import { target } from "../harness/target"

const ROOT = path.resolve(import.meta.dirname, "../..")
const SECTION = /^## The API in ten minutes\n(.*?)^## /ms

const guide = fs.readFileSync(path.join(ROOT, "docs/integrators.md"), "utf8")
const blocks = [...(SECTION.exec(guide)?.[1] ?? "").matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block)

/** As a person would type them one after the other, on the shop of the test; the first that fails ends it. */
async function typed(commands: string): Promise<{ code: number | null; said: string; failed: string }> {
  const { baseUrl } = target()
  const here = commands.replaceAll("http://localhost:9000", baseUrl)
  const shell = spawn("bash", ["-euo", "pipefail", "-c", here], {
    cwd: ROOT,
    env: { ...process.env, PUBLIC_URL: baseUrl, ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password },
  })
  const [said, failed] = [shell.stdout, shell.stderr].map(async (stream) => {
    let text = ""
    for await (const part of stream) text += part
    return text
  })
  const code = new Promise<number | null>((resolve) => shell.on("close", resolve))
  return { code: await code, said: await said, failed: await failed }
}

it("leads from the first call to an order, by the very lines of the guide", { timeout: 120_000 }, async () => {
  expect(blocks).toHaveLength(5)
  const { code, said, failed } = await typed(blocks.join("\n"))
  expect([code, failed], said).toEqual([0, expect.any(String)])
  expect(said).toContain("HTTP/1.1 400")
  expect(said).toMatch(/refusal-code: [a-z]+\.[a-z_]+/i)
  const order = JSON.parse(said.trim().split("\n").at(-1) ?? "")
  expect(order).toMatchObject({ state: "reserved", fee: expect.stringMatching(/^\d+\.\d\d$/) })
  const rows = await sql(
    "select id from rental_reservation where status = 'reserved' and order_id in (select id from \"order\")",
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(order.shop_number).toMatch(/\d/)
})
