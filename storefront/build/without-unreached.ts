import type { Plugin, ResolvedConfig } from "vite"
import { type LeftOut, leaveOut } from "./leave-out.ts"

/**
 * Builds the libraries without what no page reaches; the specs run with those that are the same in development. A library
 * that the build of all pages doesn't meet has moved its file, and fails it; that of the server may do without some.
 */
export const withoutUnreached = (libraries: readonly LeftOut[]) => {
  const unmet = new Set(libraries)
  let hasToMeetAll = false
  return {
    name: "without-unreached",
    apply: (_config, { command }) => command === "build" || process.env.VITEST !== undefined,
    configResolved(this: void, { command, build }: Pick<ResolvedConfig, "command" | "build">) {
      hasToMeetAll = command === "build" && !build.ssr
    },
    transform(this: void, code: string, id: string) {
      const parts = libraries.find(({ file }) => file.test(id))
      if (!parts) return
      unmet.delete(parts)
      return { code: leaveOut(code, parts), map: null }
    },
    buildEnd(this: void, failure?: Error) {
      if (failure || !hasToMeetAll || unmet.size === 0) return
      throw new Error(`No file of the build is ${[...unmet].map(({ file }) => file).join(", ")}`)
    },
  } satisfies Plugin
}
