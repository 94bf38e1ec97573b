import { type ComponentType, createElement, lazy, Suspense, useState } from "react"

const LOAD_TIMEOUT_MS = 120_000

interface PartModule<Props> {
  default: ComponentType<Props>
}

/** `More` is what the module exports next to its component. */
export interface LazyPart<Props = object, More = unknown> {
  /** Loads the chunk; afterwards `Part` renders synchronously, as hydration and the server need it. */
  preload(): Promise<PartModule<Props> & More>
  /** Suspends until the chunk is there. Once shown it stays the same part, with its state and its focus. */
  Part: ComponentType<Props>
  /** The same where what is around it doesn't wait: nothing until it is there. */
  Later: ComponentType<Props>
}

async function withinTimeLimit<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The page's code did not arrive in time")), LOAD_TIMEOUT_MS)
  })
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer))
}

/** A page, or a large part of one, whose code is loaded on demand, with the limit of spec "customer area" §9. */
export function lazyPart<Props extends object = object, More = unknown>(
  load: () => Promise<PartModule<Props> & More>,
): LazyPart<Props, More> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<PartModule<Props> & More> | undefined

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
  const Lazy = lazy(preload) as unknown as ComponentType<Props>
  const Part = (props: Props) => {
    const [Shown] = useState(() => Loaded ?? Lazy)
    return createElement(Shown, props)
  }
  const Later = (props: Props) => createElement(Suspense, { fallback: null }, createElement(Part, props))
  return { preload, Part, Later }
}
