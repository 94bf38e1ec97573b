import { type RefObject, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/button"
import { thisVisit } from "../asks-first"
import type { CloudFacts } from "../loading/messages"
import { COLOURINGS, type Colouring } from "../scene/point-material"
import type { PointScene } from "../scene/point-scene"

/** Sizes of a point in millimetres. */
const SIZE_MM = { min: 5, max: 120, step: 5, initial: 30 }

interface ViewerControlsProps {
  scene: RefObject<PointScene | null>
  facts: CloudFacts
}

/** Colour, size of the points and the way back to the first view. */
export const ViewerControls = ({ scene, facts }: ViewerControlsProps) => {
  const { t } = useTranslation("pointCloud")
  const [colouring, setColouring] = useState<Colouring>("height")
  const [sizeMm, setSizeMm] = useState(SIZE_MM.initial)
  const isOffered: Record<Colouring, boolean> = {
    height: true,
    intensity: facts.hasIntensity,
    colour: facts.hasColour,
  }

  const colourBy = (chosen: Colouring) => {
    setColouring(chosen)
    scene.current?.colourBy(chosen)
  }
  const sizePoints = (millimetres: number) => {
    setSizeMm(millimetres)
    scene.current?.sizePoints(millimetres / 1000)
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
          min={SIZE_MM.min}
          max={SIZE_MM.max}
          step={SIZE_MM.step}
          value={sizeMm}
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
