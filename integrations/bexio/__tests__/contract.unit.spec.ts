import { afterAll, beforeAll } from "vitest"
import { type BexioSandbox, startBexioSandbox } from "../sandbox/bexio-sandbox"
import { describeBexioContract } from "./contract"

let sandbox: BexioSandbox
beforeAll(async () => {
  sandbox = await startBexioSandbox()
})
afterAll(() => sandbox.stop())

describeBexioContract("sandbox", () => sandbox)

const { BEXIO_CONTRACT_TOKEN: token, BEXIO_CONTRACT_BASE_URL: baseUrl = "https://api.bexio.com" } = process.env
if (token) describeBexioContract("bexio", () => ({ baseUrl, token }))
