import type { ErpOffice } from "#shop/erp/data/provider"

const PAGES = { order: "kb_order", invoice: "kb_invoice" }
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Where people look at what the API at `baseUrl` holds: bexio's own office, or the stand-in's list, which has a row for
 * each document.
 */
export function bexioOffice(baseUrl: string): ErpOffice {
  const isSandbox = LOOPBACK.test(new URL(baseUrl).hostname)
  const home = isSandbox ? `${baseUrl}/__sandbox/` : "https://office.bexio.com/"
  return {
    isSandbox,
    home,
    document: (kind, { id, number }) =>
      isSandbox
        ? `${home}#${encodeURIComponent(number)}`
        : `${home}index.php/${PAGES[kind]}/show/id/${encodeURIComponent(id)}`,
    contact: (id) => (isSandbox ? null : `${home}index.php/kontakt/show/id/${encodeURIComponent(id)}`),
  }
}
