import { afterAll, beforeAll } from "vitest"
import type { Sandbox } from "../../sandbox/sandbox-server"
import { SANDBOX_LOGIN, startZefixSandbox } from "../sandbox/zefix-sandbox"
import { describeZefixContract } from "./contract"

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startZefixSandbox({ companiesFile: "seed/content/companies.json" })
})
afterAll(() => sandbox.stop())

describeZefixContract("sandbox", () => ({ baseUrl: sandbox.baseUrl, ...SANDBOX_LOGIN }), {
  name: "Muster Vermessung",
  uid: "CHE999999996",
  city: "St. Gallen",
})

const { ZEFIX_CONTRACT_USERNAME: username, ZEFIX_CONTRACT_PASSWORD: password } = process.env
if (username && password) {
  const baseUrl = process.env.ZEFIX_CONTRACT_BASE_URL ?? "https://www.zefix.admin.ch/ZefixPublicREST"
  describeZefixContract("Zefix", () => ({ baseUrl, username, password }), {
    name: "Schweizerische Bundesbahnen",
    uid: "CHE102909703",
    city: "Bern",
  })
}
