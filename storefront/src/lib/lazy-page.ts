import { type ComponentType, lazy } from "react"

const LOAD_TIMEOUT_MS = 120_000

type PageModule = { default: ComponentType }

export interface LazyPage {
  /** Loads the chunk; afterwards `component()` renders synchronously, as hydration and the server need it. */
  preload(): Promise<unknown>
  /** The page itself once it is loaded, until then one that suspends. */
  component(): ComponentType
}

function withinTimeLimit<T>(loading: Promise<T>): Promise<T> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The page's code did not arrive in time")), LOAD_TIMEOUT_MS)
  })
  return Promise.race([loading, limit])
}

/** A page whose code is loaded on demand, with the load limit of spec "customer area" §9. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let Loaded: ComponentType | undefined
  let loading: Promise<PageModule> | undefined

  const preload = () => {
    loading ??= withinTimeLimit(load()).then(
      (module) => {
        Loaded = module.default
        return module
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const Lazy = lazy(preload)
  return { preload, component: () => Loaded ?? Lazy }
}
