import { fileURLToPath } from "node:url"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"
import { CHUNKS } from "./build/chunks.ts"
import { LEFT_OUT } from "./build/left-out.ts"
import { withoutUnreached } from "./build/without-unreached.ts"

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** The folder of words and forms that the pages speak: one language for each build, so that nobody loads another's. */
const LANGUAGE = process.env.SHOP_LANGUAGE || "de"

/** Under its own name the router is always its development form, whose warnings every visitor would load. */
const PRODUCTION_ROUTER = {
  "react-router/dom": path("node_modules/react-router/dist/production/dom-export.mjs"),
  "react-router": path("node_modules/react-router/dist/production/index.mjs"),
}

/**
 * Client and server build. `@` is the storefront's own sources; `@words` the catalogues of its language; what begins with `#` is the backend's, of which the wire and
 * the pure rules are shared: they are written once. js-sdk needs of `qs` only `stringify`, which six lines replace (10 KB brotli less); of js-sdk the shop
 * needs its client alone, and React has had `useSyncExternalStore` itself for long.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  // js-sdk names source maps it doesn't ship; each would be a warning in every test run.
  logLevel: process.env.VITEST ? "error" : undefined,
  plugins: [react(), withoutUnreached(LEFT_OUT)],
  publicDir: isSsrBuild ? false : "public",
  resolve: {
    alias: {
      ...(command === "build" ? PRODUCTION_ROUTER : {}),
      "@": path("src"),
      "@words": path(`src/locales/${LANGUAGE}`),
      "#kernel": path("../src/kernel"),
      "#shop": path("../src/shop"),
      "#wire": path("../src/wire"),
      "@hookform/resolvers/standard-schema": path(
        "node_modules/@hookform/resolvers/standard-schema/dist/standard-schema.modern.mjs",
      ),
      "@medusajs/js-sdk": path("node_modules/@medusajs/js-sdk/dist/esm/client.js"),
      "fetch-event-stream": path("src/lib/http/no-event-stream.ts"),
      "use-sync-external-store/shim": path("src/lib/page/sync-external-store.ts"),
      qs: path("src/lib/http/query-string.ts"),
    },
    dedupe: ["zod", "react", "react-dom"],
  },
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  build: {
    manifest: !isSsrBuild,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: ["src/app/entry-client.ts", "src/app/entry-hydration.tsx"],
          output: {
            // Every page loads the table of all files: without their names, which the manifest keeps, it is 1 KB brotli less, with 42 bits of a hash 0.1.
            chunkFileNames: "assets/[hash:7].js",
            assetFileNames: ({ names: [name = ""] }) =>
              name.endsWith(".css") ? "assets/[hash:7].css" : "assets/[name]-[hash][extname]",
            codeSplitting: {
              groups: CHUNKS,
            },
          },
        },
  },
  test: {
    environment: "happy-dom",
    testTimeout: 20_000,
    hookTimeout: 60_000,
    environmentOptions: { happyDOM: { settings: { navigation: { disableChildFrameNavigation: true } } } },
    // Two cores would get a single worker by default, which leaves one of them idle.
    maxWorkers: "100%",
    // The pages are loaded once for all files of a worker, which halves the time: a file leaves nothing behind but what
    // `src/test/setup.ts` puts away, and replaces a function by a spy, not its module by another.
    isolate: false,
    include: ["{build,src}/**/*.spec.{ts,tsx}"],
    setupFiles: ["src/test/setup.ts"],
    // So that a spec that reaches what the build leaves out fails.
    server: { deps: { inline: [/i18next/, /@tanstack/, /react-hook-form/] } },
    restoreMocks: true,
    unstubGlobals: true,
  },
}))
