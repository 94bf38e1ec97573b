import type { TextCode } from "#texts/codes"

type NameIn<Area extends string, Code> = Code extends `${Area}.${infer Name}` ? Name : never

/** What a charge beside lines and shipping can be: whatever has a title in `texts/de/charges.json`. */
export type ChargeTitle = NameIn<"charges", TextCode>
