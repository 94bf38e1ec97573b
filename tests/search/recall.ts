import fs from "node:fs"

/** One query and what its first results must be; a ref is an address without its outer slashes. */
export interface RecallQuery {
  query: string
  kind: string
  must: string[]
  any_of: string[]
  min_any: number
  must_not: string[]
  expect_empty: boolean
}

const read = (path: string): RecallQuery[] =>
  JSON.parse(fs.readFileSync(new URL(path, import.meta.url), "utf8")).queries

/** The list the search has to hold, and another one that was written before the search was. */
export const RECALL = read("../../seed/content/search-recall.json")
export const HELD_OUT = read("./held-out.json")

const CONSIDERED = 3

/** What is wrong with the results, in words; empty if nothing is. */
export function faultsOf(
  { must, any_of, min_any, must_not, expect_empty }: RecallQuery,
  addresses: string[],
): string[] {
  const refs = addresses.map((address) => address.replace(/^\/|\/$/g, ""))
  const first = refs.slice(0, CONSIDERED)
  const among = any_of.filter((ref) => first.includes(ref)).length
  return [
    ...must.filter((ref) => !first.includes(ref)).map((ref) => `${ref} is missing`),
    ...must_not.filter((ref) => first.includes(ref)).map((ref) => `${ref} is there`),
    ...(among < min_any ? [`${among} of ${min_any} of ${any_of.join(", ")}`] : []),
    ...(expect_empty && refs.length > 0 ? [`${refs[0]} is found`] : []),
  ]
}
