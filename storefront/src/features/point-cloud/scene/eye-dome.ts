import {
  BufferAttribute,
  BufferGeometry,
  DepthTexture,
  Mesh,
  NearestFilter,
  NoBlending,
  type Object3D,
  type PerspectiveCamera,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three"

const VERTEX = `
varying vec2 at;
void main() {
  at = position.xy * 0.5 + 0.5;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`

/** Darkens where a neighbour is nearer, by how much nearer: edges and depth show without any light. */
const FRAGMENT = `
uniform sampler2D colours;
uniform sampler2D depths;
uniform vec2 pixel;
uniform float near;
uniform float far;
varying vec2 at;

const vec2 DIRECTIONS[4] = vec2[4](vec2(1.0, 0.0), vec2(-1.0, 0.0), vec2(0.0, 1.0), vec2(0.0, -1.0));

float distanceAt(vec2 place) {
  float depth = texture2D(depths, place).x;
  return log2(near * far / (far - depth * (far - near)));
}

void main() {
  vec4 colour = texture2D(colours, at);
  if (colour.a == 0.0) discard;
  float here = distanceAt(at);
  float nearer = 0.0;
  for (int i = 0; i < 4; i++) {
    nearer += max(0.0, here - distanceAt(at + DIRECTIONS[i] * pixel));
    nearer += max(0.0, here - distanceAt(at + DIRECTIONS[i] * pixel * 2.5));
  }
  gl_FragColor = vec4(colour.rgb * exp(-3.0 * nearer), 1.0);
}`

/** One triangle that covers the picture. */
function screen(material: ShaderMaterial): Mesh {
  const corners = new BufferAttribute(Float32Array.of(-1, -1, 0, 3, -1, 0, -1, 3, 0), 3)
  const mesh = new Mesh(new BufferGeometry().setAttribute("position", corners), material)
  mesh.frustumCulled = false
  return mesh
}

/**
 * Eye-dome lighting: points have no surface that light could fall on, so depth itself shades them.
 * @see C. Boucheny, "Visualisation scientifique de grands volumes de données", 2009
 */
export class EyeDome {
  readonly #picture = new WebGLRenderTarget(1, 1, {
    minFilter: NearestFilter,
    magFilter: NearestFilter,
    depthTexture: new DepthTexture(1, 1),
  })
  readonly #material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
    uniforms: {
      colours: { value: this.#picture.texture },
      depths: { value: this.#picture.depthTexture },
      pixel: { value: new Vector2() },
      near: { value: 0 },
      far: { value: 0 },
    },
  })
  readonly #screen = screen(this.#material)

  /** In pixels of the canvas. */
  setSize(width: number, height: number) {
    this.#picture.setSize(width, height)
    this.#material.uniforms.pixel?.value.set(1 / width, 1 / height)
  }

  render(renderer: WebGLRenderer, scene: Object3D, camera: PerspectiveCamera) {
    const { near, far } = this.#material.uniforms
    if (near) near.value = camera.near
    if (far) far.value = camera.far
    renderer.setRenderTarget(this.#picture)
    renderer.clear()
    renderer.render(scene, camera)
    renderer.setRenderTarget(null)
    renderer.render(this.#screen, camera)
  }

  dispose() {
    this.#picture.depthTexture?.dispose()
    this.#picture.dispose()
    this.#material.dispose()
    this.#screen.geometry.dispose()
  }
}
