import { ShaderMaterial, Vector2 } from "three"

/** How points are coloured. */
export const COLOURINGS = ["height", "intensity", "colour"] as const
export type Colouring = (typeof COLOURINGS)[number]

/** The ramp of our renders: deep teal, sand, orange, white. */
const VERTEX = `
uniform float size;
uniform float pixelsPerUnit;
uniform int colouring;
uniform vec2 heights;
uniform vec2 intensities;
attribute vec4 tone;
varying vec3 shade;

const vec3 RAMP[7] = vec3[7](
  vec3(0.071, 0.314, 0.361), vec3(0.106, 0.435, 0.471), vec3(0.290, 0.604, 0.592), vec3(0.761, 0.678, 0.565),
  vec3(0.941, 0.541, 0.235), vec3(0.976, 0.451, 0.086), vec3(1.000, 0.945, 0.886));
const float STOPS[7] = float[7](0.0, 0.2, 0.44, 0.58, 0.72, 0.86, 1.0);

vec3 ramp(float share) {
  vec3 result = RAMP[0];
  for (int i = 1; i < 7; i++) result = mix(result, RAMP[i], smoothstep(STOPS[i - 1], STOPS[i], share));
  return result;
}
float shareOf(float value, vec2 range) {
  return clamp((value - range.x) / max(range.y - range.x, 0.001), 0.0, 1.0);
}

void main() {
  vec4 seen = modelViewMatrix * vec4(position, 1.0);
  float bright = shareOf(tone.a * 255.0, intensities);
  if (colouring == 0) shade = ramp(shareOf(position.z, heights)) * mix(0.65, 1.0, bright);
  else if (colouring == 1) shade = mix(vec3(0.10, 0.14, 0.18), vec3(1.0), bright);
  else shade = tone.rgb;
  gl_Position = projectionMatrix * seen;
  gl_PointSize = clamp(size * pixelsPerUnit / -seen.z, 1.0, 24.0);
}`

const FRAGMENT = `
varying vec3 shade;
void main() {
  gl_FragColor = vec4(shade, 1.0);
}`

/** Square points of a size in metres, at least a pixel; without intensity the height alone gives the colour. */
export const pointMaterial = () =>
  new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    toneMapped: false,
    uniforms: {
      size: { value: 0.03 },
      pixelsPerUnit: { value: 1000 },
      colouring: { value: 0 },
      heights: { value: new Vector2(0, 1) },
      intensities: { value: new Vector2(-1, 0) },
    },
  })
