/** The browser takes a picture away when its graphics card is needed or gone; asked nicely, it gives it back. */
export function watchContext(canvas: HTMLCanvasElement, onLost: (isLost: boolean) => void) {
  canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault()
    onLost(true)
  })
  canvas.addEventListener("webglcontextrestored", () => onLost(false))
}
