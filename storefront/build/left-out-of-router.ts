import type { LeftOut } from "./leave-out.ts"

/**
 * No page has the router's forms, marked links, links that fetch ahead or routes that load: their names, written onto them for
 * developers' tools, and unmarked calls to React keep the bundler from leaving them out. The development form, which the
 * specs run with, checks how the router is used.
 */
export const OF_ROUTER: LeftOut = {
  file: /node_modules\/react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/,
  said: /^(warning|warningOnce|invariant)\(/,
  texts: [
    [/^\w+\.displayName = "\w+";$/gm, ""],
    [/= (React\d+\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ $1"],
    ["return isDataRoute ? useNavigateStable() : useNavigateUnstable();", "return useNavigateUnstable();"],
    ["let dataRouterState = dataRouterOpts?.state;", "const dataRouterState = null;"],
    [
      /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/g,
      "const shouldPrefetch = false, prefetchHandlers = {};",
    ],
    ["ref: mergeRefs(forwardedRef, prefetchRef)", "ref: forwardedRef"],
  ],
}
