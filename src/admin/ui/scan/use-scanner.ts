import { type RefObject, useEffect, useRef, useState } from "react"
import { barcodeReader } from "./barcode-reader"
import { type CameraProblem, problemOf } from "./camera-problem"
import type { BarcodeReader } from "./reader"

const LOOK_EVERY_MS = 200

function stop(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

interface Scanner {
  video: RefObject<HTMLVideoElement>
  problem: CameraProblem | null
  /** Whether the camera shows something and somebody reads it. */
  isLooking: boolean
}

/** Looks through the camera at the back until it has read a code, or its page part is gone; then the camera is off. */
export function useScanner(onFound: (code: string) => void): Scanner {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const [isLooking, setLooking] = useState(false)
  const found = useRef(onFound)
  found.current = onFound

  useEffect(() => {
    let isOver = false
    let stream: MediaStream | null = null
    let timer = 0
    const end = () => {
      isOver = true
      window.clearTimeout(timer)
      if (stream) stop(stream)
    }
    const fail = (why: CameraProblem) => {
      if (!isOver) setProblem(why)
      end()
    }
    const look = async (reader: BarcodeReader, picture: HTMLVideoElement) => {
      const codes = await reader.detect(picture).catch(() => [])
      if (isOver) return
      const code = codes.map(({ rawValue }) => rawValue.trim()).find((text) => text !== "")
      if (code === undefined) timer = window.setTimeout(() => void look(reader, picture), LOOK_EVERY_MS)
      else {
        end()
        found.current(code)
      }
    }
    const start = async (devices: MediaDevices) => {
      const opened = await devices.getUserMedia({ video: { facingMode: "environment" } })
      if (isOver || !video.current) return stop(opened)
      stream = opened
      video.current.srcObject = opened
      await video.current.play()
      const reader = await barcodeReader().catch(() => null)
      if (isOver || !video.current) return
      if (!reader) return fail("unread")
      setLooking(true)
      await look(reader, video.current)
    }
    const { mediaDevices } = navigator as Partial<Navigator>
    if (mediaDevices) start(mediaDevices).catch((error) => fail(problemOf(error)))
    else fail("unsafe")
    return end
  }, [])

  return { video, problem, isLooking }
}
