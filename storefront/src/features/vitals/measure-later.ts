/** Whoever tells shops not to follow him isn't measured, though nothing would be known of him. */
const isDeclined = ({ doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean }) =>
  doNotTrack === "1" || globalPrivacyControl === true

/** Once the page is loaded and the browser has nothing else to do; one that doesn't say so is given a moment. */
function whenIdle(work: () => void) {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(work)
  if (document.readyState === "complete") wait()
  else window.addEventListener("load", wait, { once: true })
}

/** Has this visit measured, by code that comes when the page is done. @param pageOf the pattern of the page that it began with */
export function measureLater(pageOf: () => string): void {
  if (import.meta.env.DEV || isDeclined(navigator)) return
  whenIdle(() => {
    import("./measure-visit").then(({ measureVisit }) => measureVisit(pageOf())).catch(() => undefined)
  })
}
