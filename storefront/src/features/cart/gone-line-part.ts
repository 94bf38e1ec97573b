import { lazyPart } from "@/lib/page/lazy-part"
import type { GoneLineProps } from "./components/gone-line"
import "./cart.css"

export const goneLine = lazyPart<GoneLineProps>(() => import("./components/gone-line"))

/** Loads it before the first line goes, so that its place and the focus have somewhere to be. @returns whether it is there */
export const prepareGoneLine = (): Promise<boolean> =>
  goneLine.preload().then(
    () => true,
    () => false,
  )
