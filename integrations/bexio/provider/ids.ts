import { BexioError } from "../errors"

/** An id as the shop keeps it, as bexio takes it. @throws BexioError `permanent` */
export function bexioId(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new BexioError("permanent", { call: "before sending", refusal: `"${text}" is no id of bexio` })
}
