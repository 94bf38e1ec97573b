/** Before the size in a picture's name: there are 24 frames of the thing next to it, turned by 15 degrees each (decision 191). */
const TURNED = /^(\/media\/[\w/-]+-turn24)-\d+x\d+\.webp$/

/** Address of the frames, six in each of four rows; null of a picture that can't be turned. */
export function framesOf(address: string): string | null {
  const [, name] = TURNED.exec(address) ?? []
  return name ? `${name}.webp` : null
}
