import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "@/components/icon"
import { asksFirst, thisVisit } from "../asks-first"
import type { SampleFile } from "../sample-files"
import type { PointScene } from "../scene/point-scene"
import { usePointCloud } from "../use-point-cloud"
import "../viewer-texts"
import "../viewer.css"
import { ViewerControls } from "./viewer-controls"
import { ViewerNotice } from "./viewer-notice"

const TURN = Math.PI / 24
const NEARER = 0.85

const KEYS: Record<string, (scene: PointScene) => void> = {
  ArrowLeft: (scene) => scene.turn({ right: -TURN, up: 0 }),
  ArrowRight: (scene) => scene.turn({ right: TURN, up: 0 }),
  ArrowUp: (scene) => scene.turn({ right: 0, up: TURN }),
  ArrowDown: (scene) => scene.turn({ right: 0, up: -TURN }),
  "+": (scene) => scene.zoom(NEARER),
  "=": (scene) => scene.zoom(NEARER),
  "-": (scene) => scene.zoom(1 / NEARER),
  r: (scene) => scene.reset(),
  R: (scene) => scene.reset(),
}

interface ViewerProps {
  file: SampleFile
  onClose: () => void
}

/** A point cloud on the whole screen: turned by mouse, finger or keyboard, a still picture where that can't be. */
const Viewer = ({ file, onClose }: ViewerProps) => {
  const { t } = useTranslation("pointCloud")
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [titleId, keysId] = [useId(), useId()]
  const [attempt, setAttempt] = useState(() => (asksFirst(thisVisit()) ? 0 : 1))
  const source = file.preview ?? file
  const cloud = usePointCloud({ stage, url: source.url, attempt })
  const isShown = cloud.loadedCount > 0 && cloud.phase !== "failed"

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  const steer = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key]
    if (!act || !cloud.scene.current) return
    event.preventDefault()
    act(cloud.scene.current)
  }

  return (
    <dialog ref={dialog} className="pcv" aria-labelledby={titleId} onClose={onClose}>
      <header>
        <h2 id={titleId}>{file.title}</h2>
        <button type="button" className="pcv-x" aria-label={t("close")} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div className="pcv-view">
        {!isShown && file.pictureUrl && (
          <img className="pcv-still" src={file.pictureUrl} alt={t("stillAlt", { title: file.title })} />
        )}
        <div
          ref={stage}
          className="pcv-stage"
          role="application"
          tabIndex={isShown ? 0 : -1}
          aria-label={t("stage", { title: file.title })}
          aria-describedby={keysId}
          onKeyDown={steer}
        />
        <p id={keysId} className="vh">
          {t("keys")}
        </p>
        <ViewerNotice file={file} cloud={cloud} sizeBytes={source.sizeBytes} onLoad={() => setAttempt(attempt + 1)} />
      </div>
      {isShown && cloud.facts && <ViewerControls scene={cloud.scene} facts={cloud.facts} />}
    </dialog>
  )
}

export default Viewer
