import path from "node:path"
import { SANDBOX_LOGIN, startZefixSandbox } from "../../integrations/zefix/sandbox/zefix-sandbox"
import { readEnv } from "../config/env"

/**
 * In the demo, neighbours without values of their own are stand-ins on the loopback. Their addresses go into the
 * environment, so that the shop calls them as it would call the real ones.
 * @see ruling 1
 */
export async function startSandboxes(root: string): Promise<{ stop(): Promise<void> }> {
  const { isDemo, zefix } = readEnv()
  if (!isDemo || zefix) return { stop: async () => undefined }
  const sandbox = await startZefixSandbox({ companiesFile: path.join(root, "seed/content/companies.json") })
  Object.assign(process.env, {
    ZEFIX_BASE_URL: sandbox.baseUrl,
    ZEFIX_USERNAME: SANDBOX_LOGIN.username,
    ZEFIX_PASSWORD: SANDBOX_LOGIN.password,
  })
  return sandbox
}
