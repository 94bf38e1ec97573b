import { fileURLToPath } from "node:url"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * Client and server build. `@contract` and `@domain` are the backend's own sources: the wire types and the pure rules
 * are written once. js-sdk needs of `qs` only `stringify`, which six lines replace (10 KB brotli less).
 */
export default defineConfig(({ isSsrBuild }) => ({
  // js-sdk names source maps it doesn't ship; each would be a warning in every test run.
  logLevel: process.env.VITEST ? "error" : undefined,
  plugins: [react()],
  publicDir: false,
  resolve: {
    alias: {
      "@contract": path("../src/contract"),
      "@domain": path("../src/domain"),
      qs: path("src/lib/query-string.ts"),
    },
    dedupe: ["zod", "react", "react-dom"],
  },
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  build: {
    manifest: !isSsrBuild,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : { input: "src/app/entry-client.tsx" },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.spec.{ts,tsx}"],
    setupFiles: ["src/test/setup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
  },
}))
