/** Prints the page's content alone; `no-print` keeps a control off the paper. */
const PRINT = `@media print {
  aside, header, nav, :has(> main) > :not(main), .no-print { display: none !important }
  html, body, body * { overflow: visible !important }
  html, body, #medusa, #medusa > *, main { height: auto !important; max-height: none !important }
  main { padding: 0 !important }
}`

export const PrintStyle = () => <style>{PRINT}</style>
