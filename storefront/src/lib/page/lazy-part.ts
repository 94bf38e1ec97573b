import { type ComponentType, createElement, lazy, Suspense, useState } from "react"
import { loadOnce } from "./load-once"

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

/** A page, or a large part of one, whose code is loaded on demand. */
export function lazyPart<Props extends object = object, More = unknown>(
  load: () => Promise<PartModule<Props> & More>,
): LazyPart<Props, More> {
  let Loaded: ComponentType<Props> | undefined
  const preload = loadOnce(async () => {
    const module = await load()
    Loaded = module.default
    return module
  })
  const Lazy = lazy(preload) as unknown as ComponentType<Props>
  const Part = (props: Props) => {
    const [Shown] = useState(() => Loaded ?? Lazy)
    return createElement(Shown, props)
  }
  const Later = (props: Props) => createElement(Suspense, { fallback: null }, createElement(Part, props))
  return { preload, Part, Later }
}
