import { defineConfig } from "vitest/config"

/** What `npm start` does with processes and databases, in data folders of its own. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["start/**/*.spec.ts"],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
})
