import { createHash } from "node:crypto"
import { expect, it } from "vitest"
import { api } from "../harness"

it("shows the API's reference with a policy that lets it look as it should, and nothing else", async () => {
  const { status, headers, body } = await api<string>("GET", "/docs/")
  expect(status).toBe(200)
  const policy = headers.get("content-security-policy") ?? ""
  expect(policy.split("; ")[0]).toBe("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|script-src|\*|https?:/)
  const styles = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style)
  expect(styles).toHaveLength(1)
  for (const style of styles)
    expect(policy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`)
  expect(body).not.toMatch(/<script|<img|<link|<iframe|<form| style=| on\w+=|src=/i)
})
