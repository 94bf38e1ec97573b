import { Button, Text } from "@medusajs/ui"
import { useEffect, useRef, useState } from "react"

/** The part of the browsers' barcode reader that is used; not all of them have one. */
interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
declare global {
  interface Window {
    BarcodeDetector?: new () => BarcodeReader
  }
}

const LOOK_EVERY_MS = 200

function stop(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

/** Reads a barcode or QR code by the phone's camera, until one is found or it is closed. */
export function CameraScan({ onFound, onClose }: { onFound(code: string): void; onClose(): void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  const found = useRef(onFound)
  found.current = onFound

  useEffect(() => {
    let isOver = false
    let stream: MediaStream | null = null
    let timer = 0
    const reader = window.BarcodeDetector ? new window.BarcodeDetector() : null
    const look = async () => {
      const [code] = video.current && reader ? await reader.detect(video.current).catch(() => []) : []
      if (isOver) return
      if (code) found.current(code.rawValue.trim())
      else timer = window.setTimeout(look, LOOK_EVERY_MS)
    }
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: "environment" } })
      .then(async (opened) => {
        stream = opened
        if (isOver || !video.current) return stop(opened)
        video.current.srcObject = opened
        await video.current.play()
        await look()
      })
      .catch(() => setRefused(true))
    return () => {
      isOver = true
      window.clearTimeout(timer)
      if (stream) stop(stream)
    }
  }, [])

  return (
    <div className="flex flex-col gap-y-2">
      {isRefused ? (
        <Text size="small" role="alert" className="text-ui-fg-error">
          Die Kamera ist nicht erlaubt oder nicht frei. Bitte tippen Sie die Seriennummer ein.
        </Text>
      ) : (
        <video ref={video} muted playsInline className="aspect-square w-full rounded-md bg-black object-cover" />
      )}
      <Button type="button" variant="secondary" className="h-11" onClick={onClose}>
        Kamera schliessen
      </Button>
    </div>
  )
}
