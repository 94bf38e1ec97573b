/** A page's file exports its definition next to the component: that alone would have each edit of it load the page again. */
const KEEP_PAGES = `window.__getReactRefreshIgnoredExports = ({ id }) => (/-page\\.tsx$/.test(id) ? ["page"] : [])`

/** Shows edits of a page's own file without losing what is chosen and typed there. */
export const pageEditsPlugin = {
  name: "shop-page-edits",
  transformIndexHtml: () => [{ tag: "script", children: KEEP_PAGES, injectTo: "head-prepend" }],
}
