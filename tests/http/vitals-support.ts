import http from "node:http"
import { sql, until } from "../harness"
import { target } from "../harness/target"

export const VISIT = { page: "/mieten/:productSlug", device: "phone", values: { LCP: 2_100, CLS: 0.02, TTFB: 90 } }

interface Sent {
  headers?: Record<string, string>
  /** Each test's own, since visits are counted by where they come from. */
  from: string
}

/** What a page's beacon is answered. */
export function tell(body: unknown, { headers = {}, from }: Sent): Promise<number> {
  const sent = { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers }
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${target().baseUrl}/vitals`,
      { method: "POST", localAddress: from, headers: sent },
      (response) => {
        response.resume().on("end", () => resolve(response.statusCode ?? 0))
      },
    )
    request.on("error", reject).end(typeof body === "string" ? body : JSON.stringify(body))
  })
}

/** Those of the files before, too, which the shop may keep only now: what is told last is kept last. */
export async function forgetVisits() {
  await tell({ ...VISIT, page: "/impressum", device: "desktop" }, { from: "127.0.1.100" })
  const kept = () => sql("select from web_vital where page = '/impressum' and device = 'desktop'")
  await until("former visits to be kept", async () => (await kept()).length > 0)
  await sql("delete from web_vital")
}
