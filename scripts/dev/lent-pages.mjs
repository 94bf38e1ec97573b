/**
 * The storefront's pages for the shop's process, drawn by another one from the sources. The data they are drawn with stay
 * here: they are asked for one by one.
 * @param ask calls the process that draws
 */
export function lentPages(ask) {
  const lent = new Map()
  let last = 0
  let pageData

  async function lend(data, draw) {
    last += 1
    const id = last
    lent.set(id, data)
    try {
      return await draw(id)
    } finally {
      lent.delete(id)
    }
  }

  const pagesOf = (data) => {
    pageData = data
    const bundle = {
      RENDERED_QUERY: [],
      // Nothing is measured of pages that are drawn from their sources.
      PAGE_PATTERNS: [],
      render: async ({ path, query, isPreview, data }) => {
        const asked = { path, query: String(query), isPreview }
        const { page, renderedQuery } = await lend(data, (id) => ask("render", asked, id))
        bundle.RENDERED_QUERY = renderedQuery
        return page
      },
      sitemap: (data) => lend(data, (id) => ask("sitemap", id)),
    }
    ask("renderedQuery").then(
      (names) => {
        bundle.RENDERED_QUERY = names
      },
      () => undefined, // the first page that can be drawn tells it
    )
    return bundle
  }

  return { pagesOf, pageData: () => pageData, data: (id, name, args) => lent.get(id)[name](...args) }
}
