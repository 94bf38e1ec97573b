import { isDeviceTag } from "#shop/catalogue/rules/devices"
import type { PageData } from "#wire/page-data"
import { BASE_CHOICE } from "../features/catalogue/choice"
import { choicesOf } from "../features/catalogue/choices"
import type { RouteMatch } from "./routes"

interface Address extends RouteMatch {
  path: string
  query: URLSearchParams
  data: PageData
}

/** Parts of a path that no page looks up: whatever stands there leads to the same page. */
const FREE_PARTS = ["categorySlug", "id"]

/** Whether a page knows the value of a parameter; the others of the address change nothing. */
type Knows = (value: string, address: Address) => Promise<boolean>

const choice =
  (kind: "purchase" | "software-service"): Knows =>
  async (value, { data, params }) => {
    const product = await data.productDetail(kind, params.productSlug ?? "")
    return product !== null && value !== BASE_CHOICE && choicesOf(product).some(({ id }) => id === value)
  }
const filter: Knows = async (value) => isDeviceTag(value)

const KNOWN: Record<string, Record<string, Knows>> = {
  "src/pages/rental/rental-list-page.tsx": {
    purpose: async (value, { data }) => (await data.purposes()).some(({ id }) => id === value),
  },
  "src/pages/purchase/accessory-list-page.tsx": { filter },
  "src/pages/purchase/software-list-page.tsx": { filter },
  "src/pages/purchase/purchase-product-page.tsx": { choice: choice("purchase") },
  "src/pages/purchase/software-page.tsx": { choice: choice("software-service") },
}

const isSpelledPlainly = ({ path, route, params }: Address) => {
  const plain = route.path.replace(/:(\w+)/g, (_part, name: string) => params[name] ?? "")
  return path === plain && !FREE_PARTS.some((part) => part in params)
}

/**
 * Whether the address of a page that was found names nothing but what there is, in its usual spelling. There are only so
 * many of these; of the others anybody can make up as many as he likes.
 */
export async function isKnownAddress(address: Address): Promise<boolean> {
  if (!isSpelledPlainly(address)) return false
  const asked = [...address.query]
  if (asked.length > 1) return false
  const knows = KNOWN[address.route.module] ?? {}
  const answers = asked.map(([name, value]) => knows[name]?.(value, address) ?? false)
  return !(await Promise.all(answers)).includes(false)
}
