import {
  BufferAttribute,
  BufferGeometry,
  LinearSRGBColorSpace,
  PerspectiveCamera,
  Points,
  Vector3,
  WebGLRenderer,
} from "three"
import { OrbitControls } from "three/addons/controls/OrbitControls.js"
import type { PointBatch } from "../ply/ply-decoder"
import type { Spread } from "../ply/spread"
import { FIELD_OF_VIEW_DEG, type FirstView, firstView } from "./first-view"
import { type Offset, turned, zoomed } from "./orbit"
import { COLOURINGS, type Colouring, pointMaterial } from "./point-material"

/** More pixels than this per CSS pixel cost time and show nothing. */
const MAX_PIXEL_RATIO = 2

interface SceneOptions {
  canvas: HTMLCanvasElement
  pointCount: number
  /** The graphics card took the picture away, or gave it back. */
  onLost: (isLost: boolean) => void
}

/** The points on a canvas. Drawn only when something changed; `dispose` gives all memory back. */
export class PointScene {
  readonly #renderer: WebGLRenderer
  readonly #camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, 1, 0.05, 2000)
  readonly #controls: OrbitControls
  readonly #geometry = new BufferGeometry()
  readonly #material = pointMaterial()
  readonly #points: Points
  readonly #positions: BufferAttribute
  readonly #tones: BufferAttribute
  readonly #observer: ResizeObserver
  readonly #canvas: HTMLCanvasElement
  #count = 0
  #spread: Spread | undefined
  #view: FirstView | undefined
  #frame = 0

  /** @throws Error if the browser gives no WebGL 2 context */
  constructor({ canvas, pointCount, onLost }: SceneOptions) {
    this.#canvas = canvas
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: false, powerPreference: "high-performance" })
    this.#renderer.outputColorSpace = LinearSRGBColorSpace
    this.#positions = new BufferAttribute(new Float32Array(pointCount * 3), 3)
    this.#tones = new BufferAttribute(new Uint8Array(pointCount * 4), 4, true)
    this.#geometry.setAttribute("position", this.#positions)
    this.#geometry.setAttribute("tone", this.#tones)
    this.#geometry.setDrawRange(0, 0)
    this.#points = new Points(this.#geometry, this.#material)
    this.#points.frustumCulled = false
    this.#camera.up.set(0, 0, 1)
    this.#controls = new OrbitControls(this.#camera, canvas)
    this.#controls.zoomToCursor = true
    this.#controls.addEventListener("change", this.#draw)
    canvas.addEventListener("webglcontextlost", (event) => {
      event.preventDefault()
      onLost(true)
    })
    canvas.addEventListener("webglcontextrestored", () => {
      onLost(false)
      this.#draw()
    })
    this.#observer = new ResizeObserver(() => this.#resize())
    this.#observer.observe(canvas)
    this.#resize()
  }

  add({ count, positions, tones }: PointBatch) {
    const first = this.#count
    this.#positions.array.set(positions, first * 3)
    this.#tones.array.set(tones, first * 4)
    this.#positions.addUpdateRange(first * 3, count * 3)
    this.#tones.addUpdateRange(first * 4, count * 4)
    this.#positions.needsUpdate = true
    this.#tones.needsUpdate = true
    this.#count += count
    this.#geometry.setDrawRange(0, this.#count)
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
    this.#controls.target.set(...target)
    this.#moveTo(offset)
  }

  colourBy(colouring: Colouring) {
    this.#material.uniforms.colouring!.value = COLOURINGS.indexOf(colouring)
    this.#draw()
  }

  /** Size of a point in metres. */
  sizePoints(metres: number) {
    this.#material.uniforms.size!.value = metres
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
    cancelAnimationFrame(this.#frame)
    this.#observer.disconnect()
    this.#controls.dispose()
    this.#geometry.dispose()
    this.#material.dispose()
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
    this.#draw()
  }

  #resize() {
    const { clientWidth, clientHeight } = this.#canvas
    if (clientWidth === 0 || clientHeight === 0) return
    this.#renderer.setPixelRatio(Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO))
    this.#renderer.setSize(clientWidth, clientHeight, false)
    this.#camera.aspect = clientWidth / clientHeight
    this.#camera.updateProjectionMatrix()
    const half = ((FIELD_OF_VIEW_DEG / 2) * Math.PI) / 180
    this.#material.uniforms.pixelsPerUnit!.value = this.#canvas.height / (2 * Math.tan(half))
    this.#draw()
  }

  /** At most once a frame, whatever changed. */
  #draw = () => {
    if (this.#frame) return
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0
      this.#renderer.render(this.#points, this.#camera)
    })
  }
}
