/**
 * Import directions of the backend: domain ← contract ← modules ← queries, workflows ← api ← server.
 * Nothing turns back up, and a module doesn't know another one.
 */
const upwards = (from, to, comment) => ({
  name: `${from}-imports-nothing-above`,
  comment,
  severity: "error",
  from: { path: `^src/${from}/` },
  to: { path: `^(src/(${to})|seed)/` },
})

module.exports = {
  forbidden: [
    {
      name: "domain-is-pure",
      comment: "Rules know neither framework nor clock nor input and output.",
      severity: "error",
      from: { path: "^src/domain/", pathNot: "/__tests__/" },
      to: { pathNot: ["^src/domain/", "^node_modules/date-holidays/"] },
    },
    {
      name: "contract-stands-on-domain-and-zod",
      severity: "error",
      from: { path: "^src/contract/", pathNot: "/__tests__/" },
      to: { pathNot: ["^src/(contract|domain)/", "^node_modules/zod/"] },
    },
    upwards(
      "modules",
      "queries|workflows|api|jobs|subscribers|admin|server|scripts",
      "Modules are data; what happens to it is a workflow's job.",
    ),
    upwards("queries", "workflows|api|jobs|subscribers|admin|server|scripts", "Queries read."),
    upwards("workflows", "api|jobs|subscribers|admin|server|scripts", "Workflows don't know who runs them."),
    upwards("api", "admin|server|scripts", "Routes don't know the process they run in."),
    upwards(
      "(lib|config)",
      "modules|queries|workflows|api|jobs|subscribers|admin|server|scripts",
      "Everybody may use these.",
    ),
    {
      name: "integrations-know-rules-only",
      comment:
        "A neighbour's client can be read without the shop; what a module asks of it stands in the module's provider.ts.",
      severity: "error",
      from: { path: "^integrations/", pathNot: "/__tests__/" },
      to: { path: "^(src|seed)/", pathNot: "^src/((domain|contract|lib|config)/|modules/[^/]+/provider\\.ts$)" },
    },
    {
      name: "modules-do-not-know-each-other",
      severity: "error",
      from: { path: "^src/modules/([^/]+)/" },
      to: { path: "^src/modules/([^/]+)/", pathNot: "^src/modules/$1/" },
    },
    {
      name: "admin-talks-over-http",
      comment: "Admin pages run in the browser: the wire's types and pure rules are all they share with the server.",
      severity: "error",
      from: { path: "^src/admin/" },
      to: { path: "^(src|integrations|seed)/", pathNot: "^src/(admin|domain|contract)/" },
    },
    {
      name: "no-cycles",
      comment: "Models of a relation name each other; Medusa resolves them late.",
      severity: "error",
      from: { pathNot: "^src/modules/[^/]+/models/" },
      to: { circular: true },
    },
    {
      name: "declared-packages-only",
      severity: "error",
      from: { pathNot: "/__tests__/" },
      to: { dependencyTypes: ["npm-no-pkg", "unknown"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(storefront|tests|seed/assets)/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
}
