import { expect, it } from "vitest"
import { noticesTo } from "../notices"

it("tells each kind of failure once, in the words of its error", () => {
  const lines: string[] = []
  const notices = noticesTo((line) => lines.push(line))
  for (const port of [4318, 4319])
    notices.error(JSON.stringify({ name: "Error", message: `connect ECONNREFUSED 127.0.0.1:${port}`, stack: "…" }))
  notices.warn("Unsupported OTEL_TRACES_SAMPLER value")
  notices.error("OTLPExportDelegate", new Error("No answer"))
  notices.info("started")
  expect(lines).toEqual([
    "Telemetry, told once: connect ECONNREFUSED 127.0.0.1:4318",
    "Telemetry, told once: Unsupported OTEL_TRACES_SAMPLER value",
    "Telemetry, told once: OTLPExportDelegate: No answer",
  ])
})
