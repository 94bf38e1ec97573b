import { LinearSRGBColorSpace, PerspectiveCamera, Points, Vector3, WebGLRenderer } from "three"
import { OrbitControls } from "three/addons/controls/OrbitControls.js"
import type { PointBatch } from "../ply/ply-decoder"
import type { Spread } from "../ply/spread"
import { EyeDome } from "./eye-dome"
import { FIELD_OF_VIEW_DEG, type FirstView, firstView } from "./first-view"
import { FrameClock } from "./frame-clock"
import { Movement } from "./movement"
import { type Offset, turned, zoomed } from "./orbit"
import { PointBuffer } from "./point-buffer"
import { COLOURINGS, type Colouring, pointMaterial } from "./point-material"
import { watchContext } from "./watch-context"

/** More pixels than this per CSS pixel cost time and show nothing. */
const MAX_PIXEL_RATIO = 2

/** Of a point, as a share of half the scene's extent: 2 cm in a plant room, 6 cm in a street. */
const POINT_SIZE = 1 / 700

/** A graphics card that draws less than this share of the points while they move has no time to shade them either. */
const WITHOUT_SHADE = 0.25

interface SceneOptions {
  canvas: HTMLCanvasElement
  pointCount: number
  /** Any part of the points shows the whole scene. */
  isShuffled: boolean
  /** The graphics card took the picture away, or gave it back. */
  onLost: (isLost: boolean) => void
}

/** The points on a canvas. Drawn only when something changed; `dispose` gives all memory back. */
export class PointScene {
  readonly #renderer: WebGLRenderer
  readonly #camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, 1, 0.05, 2000)
  readonly #controls: OrbitControls
  readonly #buffer: PointBuffer
  readonly #material = pointMaterial()
  readonly #eyeDome = new EyeDome()
  readonly #points: Points
  readonly #observer: ResizeObserver
  readonly #canvas: HTMLCanvasElement
  readonly #isThinnable: boolean
  readonly #clock: FrameClock
  readonly #movement = new Movement(() => this.#draw())
  #sizeFactor = 1
  #spread: Spread | undefined
  #view: FirstView | undefined

  /** @throws Error if the browser gives no WebGL 2 context */
  constructor({ canvas, pointCount, isShuffled, onLost }: SceneOptions) {
    this.#canvas = canvas
    this.#isThinnable = isShuffled
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: false, powerPreference: "high-performance" })
    this.#renderer.outputColorSpace = LinearSRGBColorSpace
    const gl = this.#renderer.getContext() as WebGL2RenderingContext
    this.#clock = new FrameClock(
      gl,
      () => this.#drawFrame(),
      (frameMs) => this.#movement.learn(frameMs),
    )
    this.#buffer = new PointBuffer(pointCount)
    this.#points = new Points(this.#buffer.geometry, this.#material)
    this.#points.frustumCulled = false
    this.#camera.up.set(0, 0, 1)
    this.#controls = new OrbitControls(this.#camera, canvas)
    this.#controls.zoomToCursor = true
    this.#controls.addEventListener("change", this.#move)
    watchContext(canvas, (isLost) => {
      onLost(isLost)
      if (!isLost) this.#draw()
    })
    this.#observer = new ResizeObserver(() => this.#resize())
    this.#observer.observe(canvas)
    this.#resize()
  }

  add(batch: PointBatch) {
    this.#buffer.add(batch)
    this.#draw()
  }

  /** Says where the points lie; the first time the view follows. */
  fit(spread: Spread) {
    this.#spread = spread
    const { heights, intensities } = this.#material.uniforms
    heights?.value.set(spread.low[2], spread.high[2])
    if (spread.tones[1] > spread.tones[0]) intensities?.value.set(...spread.tones)
    if (!this.#view) this.reset()
  }

  reset() {
    if (!this.#spread) return
    this.#view = firstView(this.#spread, this.#camera.aspect)
    const { target, offset, radius } = this.#view
    this.#camera.near = radius / 500
    this.#camera.far = radius * 20
    this.#controls.minDistance = radius / 50
    this.#controls.maxDistance = radius * 8
    this.sizePoints(this.#sizeFactor)
    this.#controls.target.set(...target)
    this.#moveTo(offset)
  }

  colourBy(colouring: Colouring) {
    this.#material.uniforms.colouring!.value = COLOURINGS.indexOf(colouring)
    this.#draw()
  }

  /** By a factor of the size that suits the scene's extent. */
  sizePoints(factor: number) {
    this.#sizeFactor = factor
    this.#material.uniforms.size!.value = (this.#view?.radius ?? 1) * POINT_SIZE * factor
    this.#draw()
  }

  turn(angles: { right: number; up: number }) {
    this.#moveTo(turned(this.#offset(), angles))
  }

  zoom(factor: number) {
    const { minDistance, maxDistance } = this.#controls
    this.#moveTo(zoomed(this.#offset(), factor, [minDistance, maxDistance]))
  }

  dispose() {
    this.#clock.stop()
    this.#movement.stop()
    this.#observer.disconnect()
    this.#controls.dispose()
    this.#buffer.geometry.dispose()
    this.#material.dispose()
    this.#eyeDome.dispose()
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
  }

  #offset(): Offset {
    return new Vector3().subVectors(this.#camera.position, this.#controls.target).toArray()
  }

  #moveTo([x, y, z]: Offset) {
    this.#camera.position.copy(this.#controls.target).add(new Vector3(x, y, z))
    this.#camera.updateProjectionMatrix()
    this.#controls.update()
    this.#move()
  }

  #resize() {
    const { clientWidth, clientHeight } = this.#canvas
    if (clientWidth === 0 || clientHeight === 0) return
    this.#renderer.setPixelRatio(Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO))
    this.#renderer.setSize(clientWidth, clientHeight, false)
    this.#eyeDome.setSize(this.#canvas.width, this.#canvas.height)
    this.#camera.aspect = clientWidth / clientHeight
    this.#camera.updateProjectionMatrix()
    const half = ((FIELD_OF_VIEW_DEG / 2) * Math.PI) / 180
    this.#material.uniforms.pixelsPerUnit!.value = this.#canvas.height / (2 * Math.tan(half))
    this.#draw()
  }

  #drawFrame() {
    const share = this.#isThinnable ? this.#movement.share : 1
    this.#buffer.show(share)
    if (share < WITHOUT_SHADE) this.#renderer.render(this.#points, this.#camera)
    else this.#eyeDome.render(this.#renderer, this.#points, this.#camera)
  }

  #move = () => {
    this.#movement.go()
    this.#draw()
  }

  #draw() {
    this.#clock.request()
  }
}
