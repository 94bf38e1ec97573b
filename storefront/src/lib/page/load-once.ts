const LOAD_TIMEOUT_MS = 120_000

/** Code that is loaded on demand, with the limit of spec "customer area" §9. */
export async function withinTimeLimit<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The page's code did not arrive in time")), LOAD_TIMEOUT_MS)
  })
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer))
}

/** The same, asked for once by however many, and again after a failure. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= withinTimeLimit(load()).catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
