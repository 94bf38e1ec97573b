import fs from "node:fs"
import path from "node:path"

/** By the call's id and the status, in the alphabet's order. */
export type RefusalCodes = Readonly<Record<string, Readonly<Record<number, readonly string[]>>>>

/**
 * By what programs tell a call's refusals apart: what the specs over HTTP meet, which fail by any other. Those that any call may answer, as for
 * a body that is no JSON, stand with each call that met them.
 */
export const refusalCodes = (): RefusalCodes =>
  JSON.parse(fs.readFileSync(path.join(__dirname, "refusal-codes.json"), "utf8"))
