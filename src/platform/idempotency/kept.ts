export interface GivenAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** Who has logged in since, or waited, is to be answered anew. */
const OF_THE_MOMENT = new Set([401, 403, 408, 425, 429])

/** Whether the next try gets the same answer: not where the shop failed, or asks to come again. */
export const isKept = ({ status, headers }: Pick<GivenAnswer, "status" | "headers">): boolean =>
  status < 500 && !OF_THE_MOMENT.has(status) && !("retry-after" in headers)
