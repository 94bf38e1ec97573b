import { describeErpProvider } from "../../__tests__/describe-erp-provider"
import { sandboxedProvider } from "./sandboxed-provider"

const bexio = sandboxedProvider()

describeErpProvider("bexio", async () => ({
  provider: bexio.erp,
  pay: async (number, amount) => {
    const body = JSON.stringify({ value: (amount / 100).toFixed(2) })
    await fetch(`${bexio.sandbox.baseUrl}/__sandbox/pay/${number}`, { method: "POST", body })
  },
}))
