/** Import directions of the storefront: lib, components ← features ← pages ← app; a feature never imports another. */
const upwards = (from, to) => ({
  name: `${from}-imports-nothing-above`,
  severity: "error",
  from: { path: `^src/${from}/` },
  to: { path: `^src/(${to})/` },
})

module.exports = {
  forbidden: [
    upwards("lib", "components|features|pages|app"),
    upwards("components", "features|pages|app"),
    upwards("features", "pages|app"),
    upwards("pages", "app"),
    {
      name: "features-do-not-know-each-other",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "^src/features/([^/]+)/", pathNot: "^src/features/$1/" },
    },
    {
      name: "shares-only-wire-and-rules",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^\\.\\./", pathNot: "^\\.\\./(src/(kernel|wire|shop/[^/]+/(rules|wire))|node_modules)/" },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
  },
}
