import { describe, it } from "vitest"
import { target } from "../harness/target"
import { requestsPerSecond } from "./bursts"
import { perSecond, record } from "./report"
import { median } from "./statistics"

const area = "Pages"
const PAGES = ["/mieten", "/mieten/rtc-360/"]

describe("server-rendered pages", () => {
  it.each(PAGES)("%s comes from the cache", async (page) => {
    const bursts: number[] = []
    const load = { url: target().baseUrl + page, headers: { "accept-encoding": "br" } }
    for (let burst = 0; burst < 5; burst++) bursts.push(await requestsPerSecond(load))
    record({
      area,
      what: `${page} from the cache, one process, eight connections, load generator on the same two cores`,
      target: "≥ 5000/s",
      measured: perSecond(median(bursts)),
      isReached: median(bursts) >= 5000,
    })
  })
})
