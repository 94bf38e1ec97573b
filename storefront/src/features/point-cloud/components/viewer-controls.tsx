import { type RefObject, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import { thisVisit } from "../asks-first"
import type { CloudFacts } from "../loading/messages"
import { COLOURINGS, type Colouring } from "../scene/point-material"
import type { PointScene } from "../scene/point-scene"

/** Factors of the size that suits the scene. */
const SIZE = { min: 0.2, max: 4, step: 0.2, initial: 1 }

interface ViewerControlsProps {
  scene: RefObject<PointScene | null>
  facts: CloudFacts
}

/** Colour, size of the points and the way back to the first view. */
export const ViewerControls = ({ scene, facts }: ViewerControlsProps) => {
  const { t } = useTranslation("pointCloud")
  const [colouring, setColouring] = useState<Colouring>("height")
  const [size, setSize] = useState(SIZE.initial)
  const isOffered: Record<Colouring, boolean> = {
    height: true,
    intensity: facts.hasIntensity,
    colour: facts.hasColour,
  }

  const colourBy = (chosen: Colouring) => {
    setColouring(chosen)
    scene.current?.colourBy(chosen)
  }
  const sizePoints = (factor: number) => {
    setSize(factor)
    scene.current?.sizePoints(factor)
  }

  return (
    <div className="pcv-bar">
      <fieldset className="pcv-seg">
        <legend>{t("colouring.label")}</legend>
        {COLOURINGS.filter((name) => isOffered[name]).map((name) => (
          <label key={name}>
            <input type="radio" name="colouring" checked={colouring === name} onChange={() => colourBy(name)} />
            <span>{t(`colouring.${name}`)}</span>
          </label>
        ))}
      </fieldset>
      <label className="pcv-size">
        <span>{t("size")}</span>
        <input
          type="range"
          min={SIZE.min}
          max={SIZE.max}
          step={SIZE.step}
          value={size}
          onChange={({ target }) => sizePoints(target.valueAsNumber)}
        />
      </label>
      <p>{t(thisVisit().isHandheld ? "help.touch" : "help.mouse")}</p>
      <Button look="2" small onClick={() => scene.current?.reset()}>
        {t("reset")}
      </Button>
    </div>
  )
}
