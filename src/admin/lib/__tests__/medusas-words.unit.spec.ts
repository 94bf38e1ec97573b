import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { expect, it } from "vitest"
import words from "../../i18n"

const dashboard = path.dirname(createRequire(__filename).resolve("@medusajs/dashboard/package.json"))
const german = JSON.parse(fs.readFileSync(path.join(dashboard, "src/i18n/translations/de.json"), "utf8"))

it("renames only what Medusa's order page knows, the rounding among it", () => {
  const { summary } = words.de.translation.orders
  expect(german.orders.summary).toMatchObject(
    Object.fromEntries(Object.keys(summary).map((key) => [key, expect.any(String)])),
  )
  const page = path.join(
    dashboard,
    "src/routes/orders/order-detail/components/order-summary-section/order-summary-section.tsx",
  )
  for (const key of Object.keys(summary)) expect(fs.readFileSync(page, "utf8")).toContain(`t("orders.summary.${key}")`)
  expect(summary.shippingSubtotal).toContain("Rundung")
})
