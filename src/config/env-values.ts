import { z } from "zod"

export const text = z.string().trim()

export const addressOf = (...protocols: string[]) =>
  text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  })

/** Names of a group that is set whole or not at all, where only some of it is. */
export function missingOf<Name extends string>(
  variables: Partial<Record<Name, unknown>>,
  group: readonly Name[],
): { variable: Name; message: string }[] {
  const present = group.filter((name) => variables[name] !== undefined)
  if (present.length === 0) return []
  return group
    .filter((name) => !present.includes(name))
    .map((variable) => ({ variable, message: `must be set together with ${present[0]}` }))
}
