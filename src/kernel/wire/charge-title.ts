import type { TextCode } from "#texts/codes"

type NameIn<Area extends string, Code> = Code extends `${Area}.${infer Name}` ? Name : never

/** Of an extension's charge, by the names of both; the extension has its title. */
export type ExtensionChargeTitle = `${string}:${string}`

/**
 * What a charge beside lines and shipping can be: whatever has a title in `texts/de/charges.json`, or is an extension's.
 */
export type ChargeTitle = NameIn<"charges", TextCode> | ExtensionChargeTitle

export const isOfExtension = (code: ChargeTitle): code is ExtensionChargeTitle => code.includes(":")
