import { format } from "node:util"
import { Repeats } from "./repeats"
import type { ShopLogger } from "./shop-logger"

/** Libraries that print for themselves print into the log; what one repeats is told once a minute. */
export function captureConsole(logger: ShopLogger, target: Console = console, repeats = new Repeats()) {
  const teller =
    (level: "warn" | "error") =>
    (...what: unknown[]) => {
      const [message, ...places] = format(...what).split("\n")
      if (repeats.has(message)) return
      logger.entry(level, message, places.length > 0 ? { stack: places.join("\n") } : {})
    }
  target.warn = teller("warn")
  target.error = teller("error")
}
