import path from "node:path"
import { SHOP_NOW } from "../../harness/settings"

const LOADED = path.join(import.meta.dirname, "move-clock.cjs")

/** The clock of all processes of a simulated shop. */
export class MovedClock {
  #movedMs = Date.parse(SHOP_NOW) - Date.now()
  readonly #ports = new Map<string, number>()

  now = (): number => Date.now() + this.#movedMs

  /** Variables of a process whose clock this is. @param options of Node that it has besides */
  variables(process: string, port: number, options: string): Record<string, string> {
    this.#ports.set(process, port)
    return {
      SHOP_NOW: "",
      NODE_OPTIONS: `${options} --require=${LOADED}`,
      MOVED_CLOCK_MS: String(this.#movedMs),
      MOVED_CLOCK_PORT: String(port),
    }
  }

  forget(process: string) {
    this.#ports.delete(process)
  }

  /** Moves on to an instant, in all processes before it returns. */
  async moveTo(instant: number): Promise<void> {
    this.#movedMs += Math.max(0, instant - this.now())
    const tell = (port: number) => fetch(`http://127.0.0.1:${port}/${this.#movedMs}`)
    await Promise.all([...this.#ports.values()].map(tell))
  }
}
