/** Once what was just changed can be seen: for what nobody waits for. At once in a tab that nobody sees, which draws nothing. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) done()
    else requestAnimationFrame(() => setTimeout(done))
  })
