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

const reloadedFor = storedText("reloaded_for", "sessionStorage")

const isMissingChunk = (error: Error) => /dynamically imported module|module script|in time/i.test(error.message)

/**
 * Chunks vanish with a new version of the shop: load the page again once, then leave it to a button (ruling 2a). Without a
 * network the button comes at once: loading again would lose the page to the browser's own.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, isReloading: false, key: this.props.resetKey }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  static getDerivedStateFromProps = ({ resetKey }: Props, { key }: State): Partial<State> | null =>
    resetKey === key ? null : { hasFailed: false, isReloading: false, key: resetKey }

  override componentDidCatch(error: Error) {
    const { resetKey } = this.props
    if (!isMissingChunk(error) || !navigator.onLine || reloadedFor.get() === resetKey) return
    reloadedFor.set(resetKey)
    this.setState({ isReloading: true })
    window.location.reload()
  }

  override render() {
    const { hasFailed, isReloading } = this.state
    if (isReloading) return null
    return hasFailed ? this.props.fallback : this.props.children
  }
}
