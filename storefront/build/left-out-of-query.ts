import type { LeftOut } from "./leave-out.ts"

const CORE = "node_modules/@tanstack/query-core/build/modern"
const REACT = "node_modules/@tanstack/react-query/build/modern"
const fileOf = (folder: string, name: string) => new RegExp(`${folder}/${name}\\.js$`)

/** No list is endless, no query suspends or throws to an error boundary, and nothing has defaults by key. */
export const OF_QUERY: readonly LeftOut[] = [
  {
    file: fileOf(CORE, "queryClient"),
    never: [
      "isMutating",
      "ensureQueryData",
      "getQueriesData",
      "setQueriesData",
      "resetQueries",
      "query",
      "infiniteQuery",
      "fetchInfiniteQuery",
      "prefetchInfiniteQuery",
      "ensureInfiniteQueryData",
      "setQueryDefaults",
      "setMutationDefaults",
    ].map((method) => `QueryClient.${method}`),
    texts: [
      ["...this.getQueryDefaults(options.queryKey),", ""],
      ["...options?.mutationKey && this.getMutationDefaults(options.mutationKey),", ""],
    ],
  },
  { file: fileOf(CORE, "queryObserver"), never: ["QueryObserver.fetchOptimistic", "QueryObserver.getCurrentQuery"] },
  { file: fileOf(CORE, "queryCache"), never: ["QueryCache.find"] },
  { file: fileOf(CORE, "mutationCache"), never: ["MutationCache.find"] },
  {
    file: fileOf(CORE, "query"),
    never: ["Query.reset"],
    texts: [
      [
        '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)?.onFetch(context, this);',
        "",
      ],
    ],
  },
  {
    file: fileOf(REACT, "useBaseQuery"),
    texts: [
      ["const errorResetBoundary = useQueryErrorResetBoundary();", ""],
      ["ensureSuspenseTimers(defaultedOptions);", ""],
      ["ensurePreventErrorBoundaryRetry(defaultedOptions, errorResetBoundary, query);", ""],
      ["useClearResetErrorBoundary(errorResetBoundary);", ""],
      [
        "if (shouldSuspend(defaultedOptions, result)) throw fetchOptimistic(defaultedOptions, observer, errorResetBoundary);",
        "",
      ],
      [/if \(getHasError\(\{[^}]*\}\)\) throw result\.error;/g, ""],
    ],
  },
]
