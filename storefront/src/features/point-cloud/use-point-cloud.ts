import { type RefObject, useEffect, useRef, useState } from "react"
import { loadPointCloud } from "./loading/load-point-cloud"
import type { CloudFacts, LoadFault, LoadMessage } from "./loading/messages"
import { PointScene } from "./scene/point-scene"

export type CloudFault = LoadFault | "unsupported" | "lost"

export interface CloudState {
  /** `stopped` keeps the points that had come. */
  phase: "idle" | "loading" | "ready" | "stopped" | "failed"
  facts?: CloudFacts
  loadedCount: number
  fault?: CloudFault
}

const IDLE: CloudState = { phase: "idle", loadedCount: 0 }

/** WebGL 2 is asked for before megabytes are loaded for nothing. */
const canDraw = () => document.createElement("canvas").getContext("webgl2") !== null

interface PointCloudOptions {
  /** Where the picture goes. */
  stage: RefObject<HTMLElement | null>
  url: string
  /** Counted up to begin, and to begin again; 0 waits. */
  attempt: number
}

/** Loads a point cloud into a scene on the stage; both are gone with the component. */
export function usePointCloud({ stage, url, attempt }: PointCloudOptions) {
  const [state, setState] = useState(IDLE)
  const scene = useRef<PointScene | null>(null)
  const stop = useRef<() => void>(() => undefined)

  useEffect(() => {
    const place = stage.current
    if (attempt === 0 || !place) return
    if (!canDraw()) {
      setState({ ...IDLE, phase: "failed", fault: "unsupported" })
      return
    }
    const canvas = document.createElement("canvas")
    place.append(canvas)
    setState({ ...IDLE, phase: "loading" })

    const onLost = (isLost: boolean) => setState((now) => ({ ...now, fault: isLost ? "lost" : undefined }))
    const begin = (facts: CloudFacts) => {
      scene.current = new PointScene({ canvas, pointCount: facts.pointCount, isShuffled: facts.isShuffled, onLost })
      setState((now) => ({ ...now, facts }))
    }
    const take = (message: LoadMessage) => {
      if (message.kind === "facts") begin(message.facts)
      if (message.kind === "points") {
        scene.current?.add(message.batch)
        if (message.spread) scene.current?.fit(message.spread)
        setState((now) => ({ ...now, loadedCount: now.loadedCount + message.batch.count }))
      }
      if (message.kind === "done") setState((now) => ({ ...now, phase: "ready" }))
      if (message.kind === "failed") setState((now) => ({ ...now, phase: "failed", fault: message.fault }))
    }
    const stopLoading = loadPointCloud(url, (message) => {
      try {
        take(message)
      } catch {
        stopLoading()
        setState((now) => ({ ...now, phase: "failed", fault: "unsupported" }))
      }
    })
    stop.current = () => {
      stopLoading()
      setState((now) => ({ ...now, phase: now.loadedCount > 0 ? "stopped" : "idle" }))
    }
    return () => {
      stopLoading()
      scene.current?.dispose()
      scene.current = null
      canvas.remove()
    }
  }, [stage, url, attempt])

  return { ...state, scene, cancel: () => stop.current() }
}
