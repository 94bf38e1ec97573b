import { randomUUID } from "node:crypto"
import type { Logger } from "@medusajs/framework/types"
import { traceIds } from "../telemetry/spans"
import { logContext } from "./context"
import { asJson, asText, told } from "./entry"
import { Repeats } from "./repeats"

const LEVELS = ["error", "warn", "info", "http", "verbose", "debug", "silly"]

interface LoggerOptions {
  /** JSON for programs; else text for people. */
  isJson: boolean
  /** The least important level that is written. */
  level?: string
  write?: (line: string) => void
}

/** Medusa's logger and the shop's: one line for each thing, with the request or job it belongs to. */
export class ShopLogger implements Logger {
  #level: string
  readonly #repeats = new Repeats()

  constructor(private readonly options: LoggerOptions) {
    this.#level = options.level ?? "warn"
  }

  /** Writes whatever the level: what always belongs in the log, such as answered requests. */
  entry(level: string, message: string, details: Record<string, unknown> = {}) {
    const { isJson, write = (line) => process.stdout.write(line) } = this.options
    const entry = { at: new Date().toISOString(), level, message, ...logContext(), ...traceIds(), ...details }
    write(isJson ? asJson(entry) : asText(entry))
  }

  #tell(level: string, what: unknown, error?: unknown) {
    if (!this.shouldLog(level)) return
    const { message, stack } = told(what, error)
    this.entry(level, message, { stack })
  }

  shouldLog(level: string) {
    return LEVELS.indexOf(level) <= LEVELS.indexOf(this.#level)
  }
  setLogLevel(level: string) {
    this.#level = level
  }
  unsetLogLevel() {
    this.#level = this.options.level ?? "warn"
  }

  panic(data: unknown): never {
    this.#tell("error", data)
    process.exit(1)
  }
  error(what: string | Error, error?: Error) {
    this.#tell("error", what, error)
  }
  /** What belongs to no request or job and says the same again is told once a minute. */
  warn(message: string) {
    const { request, job } = logContext()
    if (request || job || !this.#repeats.has(message)) this.#tell("warn", message)
  }
  info(message: string) {
    this.#tell("info", message)
  }
  http(message: string) {
    this.#tell("http", message)
  }
  verbose(message: string) {
    this.#tell("verbose", message)
  }
  debug(message: string) {
    this.#tell("debug", message)
  }
  silly(message: string) {
    this.#tell("silly", message)
  }
  log(...what: unknown[]) {
    for (const part of what) this.#tell("info", part)
  }

  activity(message: string): string {
    this.#tell("info", message)
    return randomUUID()
  }
  progress(_activity: string, message: string) {
    this.#tell("info", message)
  }
  success(_activity: string, message: string) {
    this.#tell("info", message)
    return {}
  }
  failure(_activity: string, message: string) {
    this.#tell("error", message)
    return null
  }
}

let shared: ShopLogger | undefined

export function theLogger(): ShopLogger {
  shared ??= new ShopLogger({ isJson: process.env.SHOP_MODE === "production", level: process.env.LOG_LEVEL })
  return shared
}
