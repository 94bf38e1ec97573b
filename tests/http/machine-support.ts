import { expect } from "vitest"
import type { MachineScope } from "#kernel/machine-scopes"
import type { staff } from "../harness"
import { stockCall } from "../harness/staff-session"

export const LIST = "/admin/machine-accesses"
export const wish = {
  name: "Lagersoftware",
  scopes: ["orders:read"] as MachineScope[],
  per_minute: 600,
  expires_on: null,
}
export const basic = (key: string) => ({ authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}` })

/** A machine with these scopes, as its own program calls. */
export async function machineOf(
  admin: Awaited<ReturnType<typeof staff>>,
  scopes: MachineScope[],
  changes: object = {},
) {
  const { status, body } = await admin("POST", LIST, { ...wish, scopes, ...changes })
  expect([status, body]).toEqual([201, { id: expect.stringMatching(/^mach_/), key: expect.stringMatching(/^sk_/) }])
  const { id, key } = body as { id: string; key: string }
  const headers = basic(key)
  return {
    ...{ id, key, headers },
    call: (method: string, path: string, sent?: unknown) => stockCall(method, path, { headers, body: sent }),
  }
}

/** Whether it is a right that is missing. */
export const isRefused = ({ status, body }: { status: number; body: { type?: string } }) =>
  status === 409 && body.type === "not_allowed"
