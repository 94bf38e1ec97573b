const SILENT_MS = 1_000

const seconds = (sinceMs) => `${Math.round((performance.now() - sinceMs) / 1000)} s`

/** Runs `work`; what takes longer than a second says what it is, and at its end how long it took. */
export async function step(title, work) {
  const startedAtMs = performance.now()
  let isShown = false
  const timer = setTimeout(() => {
    isShown = true
    process.stdout.write(`${title} …\n`)
  }, SILENT_MS)
  try {
    const result = await work()
    if (isShown) process.stdout.write(`${title}: done in ${seconds(startedAtMs)}\n`)
    return result
  } finally {
    clearTimeout(timer)
  }
}
