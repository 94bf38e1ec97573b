import { afterAll, beforeAll, beforeEach } from "vitest"
import { document, party } from "../../__tests__/sample-document"
import { bexioProvider } from "../provider"
import { type BexioSandbox, startBexioSandbox } from "../sandbox/bexio-sandbox"

/** The provider with bexio's stand-in, whose books each test finds empty. */
export function sandboxedProvider() {
  let sandbox: BexioSandbox
  let erp: ReturnType<typeof bexioProvider>
  beforeAll(async () => {
    sandbox = await startBexioSandbox()
  })
  afterAll(() => sandbox.stop())
  beforeEach(async () => {
    await fetch(`${sandbox.baseUrl}/__sandbox/reset`, { method: "POST" })
    erp = bexioProvider({
      baseUrl: sandbox.baseUrl,
      login: { kind: "static", token: sandbox.token },
      retryDelayMs: 1,
    })
  })

  async function ordered() {
    const contactId = await erp.createContact(party())
    return { contactId, order: await erp.createOrder(document(), contactId) }
  }

  return {
    get sandbox() {
      return sandbox
    },
    get erp() {
      return erp
    },
    ordered,
    async invoiced() {
      const { contactId, order } = await ordered()
      return { contactId, order, invoice: await erp.createInvoice(order.id) }
    },
    /** How often bexio was asked to write there. */
    writes: (path: string) =>
      sandbox.requests.filter(({ method, path: called }) => method === "POST" && called === path).length,
    asked: (path: string) => sandbox.requests.filter(({ path: called }) => called === path).length,
  }
}
