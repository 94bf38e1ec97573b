/** Stands for the reader of event streams that js-sdk's client brings along: the shop's API has none. */
export function events(): never {
  throw new Error("The shop's API has no event streams")
}
