import { createRequire } from "node:module"

const require = createRequire(import.meta.url)
const { MemoryStore } = createRequire(require.resolve("@medusajs/framework"))("express-session")

const sessions = Object.create(null)

/** Without Redis staff's sessions are in the process's memory. From here on every store of this process has the same ones. */
export function shareSessions() {
  Object.defineProperty(MemoryStore.prototype, "sessions", { get: () => sessions, set: () => undefined })
}

/** What a process hands on to the one that takes over, so that staff stay logged in. */
export const keptSessions = () => ({ ...sessions })

export const takeSessions = (kept) => Object.assign(sessions, kept)
