import type { DiagLogger } from "@opentelemetry/api"

/** What the SDK makes of an error: JSON with its stack, or the error itself. */
function reasonOf(told: unknown): string {
  if (told instanceof Error) return told.message
  try {
    const { message, name } = JSON.parse(String(told)) as { message?: string; name?: string }
    return message || name || String(told)
  } catch {
    return String(told)
  }
}

/**
 * What the SDK has to say, into the log: once of a kind, since each export would say again that nobody is there. Numbers make no difference.
 */
export function noticesTo(warn: (line: string) => void): DiagLogger {
  const told = new Set<string>()
  const once = (...parts: unknown[]) => {
    const reason = parts.map(reasonOf).join(": ")
    const kind = reason.replace(/\d+/g, "#").slice(0, 80)
    if (told.has(kind)) return
    told.add(kind)
    warn(`Telemetry, told once: ${reason.slice(0, 300)}`)
  }
  const silent = () => undefined
  return { error: once, warn: once, info: silent, debug: silent, verbose: silent }
}
