import "../styles/index.css"

const LONGEST_WAIT_MS = 2_000
/** Asking for a file takes a slow phone some milliseconds. */
const ASKED_FOR_AT_ONCE = 4

/** Resolves once the page has been read to its end. */
function wholePage(): Promise<void> {
  if (document.readyState !== "loading") return Promise.resolve()
  return new Promise((resolve) => document.addEventListener("DOMContentLoaded", () => resolve(), { once: true }))
}

/** The picture that makes the first impression doesn't share the line with scripts. */
function firstPictures(): Promise<unknown> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")]
  return Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
}

const nextPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Resolves once the page has been painted with its first picture; a hidden tab doesn't paint and doesn't wait. */
async function firstPaint(): Promise<void> {
  await wholePage()
  if (document.visibilityState === "hidden") return
  const longestWait = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
  await Promise.race([firstPictures().then(nextPaint), longestWait])
}

/** What stands for browsers without scripts is right as well where they can't be had: a gallery's pictures, who to ring. */
function showUnscripted(): void {
  for (const part of document.querySelectorAll("noscript")) part.outerHTML = part.textContent ?? ""
}

/**
 * The server names the files that bring this page to life, the last of which begins. All are fetched at once and run one by
 * one, each after what it needs: run together they would be one long task, during which the page answers nothing. One that
 * can't be had holds up none of the others: the last one asks for its page's code itself, and says so. Without that one the
 * page stays as it came.
 */
async function loadScripts(): Promise<void> {
  const files = document.querySelector<HTMLScriptElement>("script[data-modules]")?.dataset.modules?.split(" ") ?? []
  for (const [index, href] of files.entries()) {
    if (index % ASKED_FOR_AT_ONCE === 0) await pause()
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
  }
  let isAlive = true
  for (const href of files) {
    isAlive = await import(/* @vite-ignore */ href).then(
      () => true,
      () => false,
    )
  }
  if (!isAlive) showUnscripted()
}

/** The rendered page is complete without scripts: it is shown first, then they are fetched. */
void firstPaint().then(loadScripts)
