/** Ids of the video service; another host than YouTube may have longer ones. */
const ID = /^[\w-]{3,40}$/
const YOUTUBE_ID = /^[\w-]{11}$/
const YOUTUBE_HOSTS = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com)$/
const FOLDERS = ["embed", "shorts", "live", "v"]

/**
 * The id of a video, from itself or from an address as it is copied from the browser or from 'share'.
 * @returns null if the text names no video
 */
export function videoIdOf(text: string): string | null {
  const given = text.trim()
  if (ID.test(given)) return given
  const url = addressOf(given)
  const id = url && idIn(url)
  return id && YOUTUBE_ID.test(id) ? id : null
}

function addressOf(text: string): URL | null {
  try {
    return new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  } catch {
    return null
  }
}

function idIn({ hostname, pathname, searchParams }: URL): string | null {
  const [first = "", second = ""] = pathname.split("/").filter(Boolean)
  if (hostname === "youtu.be") return first
  if (!YOUTUBE_HOSTS.test(hostname)) return null
  return first === "watch" ? searchParams.get("v") : FOLDERS.includes(first) ? second : null
}
