import { Component, type ReactNode } from "react"
import { storedText } from "../lib/session/browser-storage"

interface Props {
  /** Shown when the page failed for good. */
  fallback: ReactNode
  /** A change of it (the address) gives the page a new chance. */
  resetKey: string
  children: ReactNode
}
interface State {
  hasFailed: boolean
  /** The page is being loaded again: nothing is said until it is known whether that helps. */
  isReloading: boolean
  key: string
}

/** Which page was loaded again, and in which five minutes: what is missing again in these has not gone with a new version. */
const reloadedFor = storedText("reloaded_for", "sessionStorage")
const FIVE_MINUTES_MS = 300_000

const isMissingChunk = (error: Error) =>
  /dynamically imported module|module script|preload CSS|in time/i.test(error.message)

/**
 * Chunks vanish with a new version of the shop: load the page again once, then leave it to a button (ruling 2a) for
 * some minutes. Without a
 * network the button comes at once: loading again would lose the page to the browser's own.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, isReloading: false, key: this.props.resetKey }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  static getDerivedStateFromProps = ({ resetKey }: Props, { key }: State): Partial<State> | null =>
    resetKey === key ? null : { hasFailed: false, isReloading: false, key: resetKey }

  override componentDidCatch(error: Error) {
    const attempt = this.props.resetKey + Math.floor(Date.now() / FIVE_MINUTES_MS)
    if (!isMissingChunk(error) || !navigator.onLine || reloadedFor.get() === attempt) return
    reloadedFor.set(attempt)
    this.setState({ isReloading: true })
    window.location.reload()
  }

  override render() {
    const { hasFailed, isReloading } = this.state
    if (isReloading) return null
    return hasFailed ? this.props.fallback : this.props.children
  }
}
