import { Text } from "@medusajs/ui"
import { PROBLEM_TEXTS } from "./camera-problem"
import { useScanner } from "./use-scanner"

interface CameraViewProps {
  /** What is done where the camera can't help. */
  otherwise: string
  onFound(code: string): void
}

/** What the camera sees, until a code is found in it. */
export function CameraView({ otherwise, onFound }: CameraViewProps) {
  const { video, problem, isLooking } = useScanner(onFound)
  if (problem)
    return (
      <Text size="small" role="alert" className="text-ui-fg-error">
        {PROBLEM_TEXTS[problem]} {otherwise}
      </Text>
    )
  return (
    <>
      <Text size="small" role="status">
        {isLooking ? "Halten Sie den Code vor die Kamera." : "Die Kamera wird geöffnet …"}
      </Text>
      <video ref={video} muted playsInline className="aspect-square w-full rounded-md bg-black object-cover" />
    </>
  )
}
