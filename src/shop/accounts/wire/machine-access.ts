import * as z from "zod/mini"
import { MACHINE_SCOPES, type MachineScope } from "#kernel/machine-scopes"
import { day, lineOfText } from "#kernel/wire/primitives"

/** `POST /admin/machine-accesses` and `…/{id}`. */
export const machineAccessBody = z.object({
  name: lineOfText("machine.name_missing", 80),
  scopes: z
    .array(z.enum(MACHINE_SCOPES, "input.invalid"), "machine.scopes_missing")
    .check(z.minLength(1, "machine.scopes_missing"), z.maxLength(MACHINE_SCOPES.length, "input.invalid")),
  per_minute: z
    .int("machine.per_minute_wrong")
    .check(z.minimum(1, "machine.per_minute_wrong"), z.maximum(6_000, "machine.per_minute_wrong")),
  /** The last day on which it counts; null: until it is revoked. */
  expires_on: z.nullable(day),
})
export type MachineAccessBody = z.infer<typeof machineAccessBody>

export const MACHINE_STATES = ["active", "expired", "revoked"] as const
export type MachineState = (typeof MACHINE_STATES)[number]

export interface MachineAccess {
  id: string
  name: string
  scopes: MachineScope[]
  per_minute: number
  expires_on: string | null
  state: MachineState
  /** Beginning and end of the key, by which it is known again. */
  redacted: string
  created_at: string
  created_by: string
  last_used_at: string | null
}

/** `GET /admin/machine-accesses`: what counts first, then what was. */
export interface MachineAccesses {
  accesses: MachineAccess[]
}

/** Of a new one: its key is told this once. */
export interface NewMachineAccess {
  id: string
  key: string
}
