import autocannon from "autocannon"
import { describe, it } from "vitest"
import { target } from "../harness/target"
import { bareServerOf } from "./bare-server"
import { type Load, requestsPerSecond, throughputRatio } from "./bursts"
import { ms, perSecond, record, times } from "./report"
import { median } from "./statistics"

const area = "Pages"
const LISTS = ["/products/rental/", "/products/purchase/"]
const PAGES = ["/mieten", "/mieten/rtc-360/"]

const HOW = "one process, eight connections, load generator on the same two cores"
/** As a browser asks for it, and as a program that decompresses nothing. */
const FORMS: { form: string; headers: Load["headers"]; least: number; longest: number }[] = [
  { form: "brotli", headers: { "accept-encoding": "gzip, deflate, br" }, least: 8000, longest: 4 },
  { form: "not compressed", headers: {}, least: 5000, longest: Number.POSITIVE_INFINITY },
]

/** Against a server that sends the same bytes from memory and knows nothing else. */
async function ratioToBare(load: Load) {
  const bare = await bareServerOf(load)
  try {
    return await throughputRatio(load, bare.load, { rounds: 4 })
  } finally {
    bare.stop()
  }
}

/** Milliseconds; the best of five bursts, since whatever else the machine does lies in the others. */
async function p99(load: Load): Promise<number> {
  const each: number[] = []
  for (let burst = 0; burst < 5; burst++) {
    const { latency } = await autocannon({ ...load, connections: 8, duration: 2 })
    each.push(latency.p99)
  }
  return Math.min(...each)
}

describe("server-rendered pages", () => {
  it.each(PAGES.flatMap((page) => FORMS.map((form) => ({ page, ...form }))))(
    "$page comes from the cache, $form",
    async ({ page, form, headers, least, longest }) => {
      const load = { url: target().baseUrl + page, headers }
      const bursts: number[] = []
      for (let burst = 0; burst < 5; burst++) bursts.push(await requestsPerSecond(load))
      const slow = await p99(load)
      const { ratio } = await ratioToBare(load)
      record({
        area,
        what: `${page} from the cache, ${form}, ${HOW}; against a bare server that sends the same`,
        target: Number.isFinite(longest) ? `≥ ${least}/s, p99 ≤ ${longest} ms` : `≥ ${least}/s`,
        measured: `${perSecond(median(bursts))}, p99 ${ms(slow)}; ${times(ratio)}`,
        isReached: median(bursts) >= least && slow <= longest,
      })
    },
  )
})

describe("public lists", () => {
  it.each(LISTS)("%s is answered from memory", async (list) => {
    const { ratio, ours, theirs } = await ratioToBare({ url: `${target().baseUrl}/backend/api/v1${list}` })
    record({
      area,
      what: `${list}, against a bare server that sends the same bytes from memory`,
      target: "≥ 0.5 ×",
      measured: `${times(ratio)} (${perSecond(ours)} : ${perSecond(theirs)})`,
      isReached: ratio >= 0.5,
    })
  })
})
