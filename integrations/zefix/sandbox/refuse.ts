import type { SandboxAnswer } from "../../sandbox/wire"

/** The register's way of saying no. */
export const refuse = (status: number, type: string): SandboxAnswer => ({
  status,
  body: { error: { type, message: `Refused: ${type}` } },
})
