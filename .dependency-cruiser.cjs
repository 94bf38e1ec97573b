/** From the ground up: an area imports only those before it. */
const AREAS = require("./scripts/structure/areas.json")

const areasAbove = (area) => `^src/shop/(${AREAS.slice(AREAS.indexOf(area) + 1).join("|")})/`

const orderOfAreas = AREAS.slice(0, -1).map((area) => ({
  name: `${area}-imports-no-area-above`,
  severity: "error",
  from: { path: `^src/shop/${area}/` },
  to: { path: areasAbove(area) },
}))
const upwards = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: "/__tests__/" },
  to: { path: to },
})
/** Server code takes of another area what its `index.ts` names; rules and wire by file. */
const byDoor = (name, from, own) => ({
  name,
  severity: "error",
  from: { path: from, pathNot: "/__tests__/" },
  to: { path: "^src/shop/[^/]+/(?!index\\.ts$|rules/|wire/|admin/)", pathNot: own },
})
const SHELLS = "api|jobs|links|scripts|server|subscribers|workflows"

/**
 * Import directions of the backend. Inside an area: rules ← wire ← data ← queries ← commands; its admin part takes rules and
 * wire. Below the areas: kernel, platform, config; above them: api ← server.
 */
module.exports = {
  forbidden: [
    ...orderOfAreas,
    {
      name: "rules-are-pure",
      comment: "Rules know neither framework nor clock nor input and output.",
      severity: "error",
      from: {
        path: "^src/(kernel|shop/[^/]+/rules)/",
        pathNot: ["/__tests__/", "^src/kernel/wire/"],
      },
      to: { pathNot: ["^src/(kernel|shop/[^/]+/rules)/", "^node_modules/(date-holidays|ipaddr\\.js)/"] },
    },
    {
      name: "rental-is-an-engine",
      comment:
        "What decides and keeps rentals works without a shop, and is packed without one: npm run rental-package.",
      severity: "error",
      from: { path: "^src/shop/rental/(rules|data)/", pathNot: "/__tests__/" },
      to: {
        pathNot: [
          "^src/(kernel|shop/rental)/",
          "^src/platform/(calendar-day-columns|sql/at-once)\\.ts$",
          "^node_modules/",
          "^[a-z:_/]+$",
        ],
      },
    },
    upwards("kernel-knows-no-area", "Everybody may use it.", "^src/kernel/", "^src/shop/"),
    {
      name: "wire-stands-on-rules-and-zod",
      severity: "error",
      from: { path: "^src/(kernel/wire|wire|shop/[^/]+/wire)/", pathNot: "/__tests__/" },
      to: { pathNot: ["^src/(kernel|wire|texts|platform/openapi|shop/[^/]+/(rules|wire))/", "^node_modules/zod/"] },
    },
    upwards(
      "data-is-data",
      "What happens to it is a command's job.",
      "^src/shop/[^/]+/data/",
      "^src/shop/[^/]+/(queries|commands|admin)/",
    ),
    {
      name: "modules-do-not-know-each-other",
      severity: "error",
      from: { path: "^src/shop/([^/]+)/data/" },
      to: { path: "^src/shop/([^/]+)/data/", pathNot: "^src/shop/$1/data/" },
    },
    upwards("queries-read", "They change nothing.", "^src/shop/[^/]+/queries/", "^src/shop/[^/]+/(commands|admin)/"),
    upwards("commands-know-no-page", "Nor who runs them.", "^src/shop/[^/]+/commands/", "^src/shop/[^/]+/admin/"),
    {
      name: "aliases-between-areas",
      comment: "What another area or folder of `src` holds is named by `#area/file`, not by the way there.",
      severity: "error",
      from: { path: "^src/(?:shop/)?([^/]+)/" },
      to: { path: "^src/[^/]+/", pathNot: "^src/(?:shop/)?$1/", dependencyTypesNot: ["aliased"] },
    },
    byDoor("areas-by-their-door", "^src/shop/(?!fleet/)([^/]+)/(?!admin/)", ["^src/shop/$1/"]),
    byDoor("fleet-keeps-rentals-units", "^src/shop/fleet/(?!admin/)", [
      "^src/shop/fleet/",
      "^src/shop/rental/data/units/",
    ]),
    {
      name: "no-area-by-its-own-door",
      severity: "error",
      from: { path: "^src/shop/([^/]+)/" },
      to: { path: "^src/shop/$1/index\\.ts$" },
    },
    upwards("areas-know-no-shell", "Areas don't know who runs them.", "^src/shop/", `^(src/(${SHELLS})|seed)/`),
    upwards(
      "shells-are-above-admin",
      "Pages are for browsers.",
      `^src/(${SHELLS}|shop/[^/]+/(rules|wire|data|queries|commands))/`,
      "^src/admin/",
    ),
    upwards(
      "api-knows-no-process",
      "Routes don't know the process they run in.",
      "^src/api/",
      "^src/(server|scripts)/",
    ),
    upwards(
      "ground-knows-no-shop",
      "Everybody may use these.",
      "^src/(platform|config)/",
      `^src/(shop|admin|wire|${SHELLS})/`,
    ),
    {
      name: "integrations-know-rules-only",
      comment:
        "A neighbour's client can be read without the shop; what a module asks of it stands in the module's provider.ts.",
      severity: "error",
      from: { path: "^integrations/", pathNot: "/__tests__/" },
      to: {
        path: "^(src|seed)/",
        pathNot: [
          "^src/((kernel|wire|platform|config|texts|extension)/|shop/[^/]+/((rules|wire)/|data/provider\\.ts$))",
          "^src/shop/accounts/company-register/types\\.ts$",
        ],
      },
    },
    {
      name: "nobody-imports-an-extension",
      comment: "They are configured: shop.config.ts lists them.",
      severity: "error",
      from: { path: "^(src|integrations|seed|scripts)/" },
      to: { path: "^(extensions/|shop\\.config\\.ts$)" },
    },
    {
      name: "extensions-by-the-public-entry",
      comment: "An extension imports #extension, in its tests #extension/testing, its own files and packages.",
      severity: "error",
      from: { path: "^extensions/([^/]+)/" },
      to: {
        path: "^(src|integrations|seed|scripts|storefront|tests|extensions)/|^[^/]+$",
        pathNot: ["^src/extension/(index|testing)\\.ts$", "^extensions/$1/", "^[a-z_:]+$"],
      },
    },
    {
      name: "tests-of-extensions-by-the-public-entry",
      severity: "error",
      from: { path: "^(?!extensions/[^/]+/__tests__/)" },
      to: { path: "^src/extension/testing\\.ts$" },
    },
    {
      name: "admin-talks-over-http",
      comment: "Admin pages run in the browser: the wire's types and pure rules are all they share with the server.",
      severity: "error",
      from: { path: "^src/(admin|shop/[^/]+/admin)/" },
      to: { path: "^(src|integrations|seed)/", pathNot: "^src/(admin|kernel|wire|shop/[^/]+/(admin|rules|wire))/" },
    },
    {
      name: "no-cycles",
      comment: "Models of a relation name each other; Medusa resolves them late.",
      severity: "error",
      from: { pathNot: ["^src/shop/[^/]+/data/models/", "^src/shop/[^/]+/data/[^/]+/models/"] },
      to: { circular: true },
    },
    {
      name: "declared-packages-only",
      severity: "error",
      from: { pathNot: "/__tests__/" },
      // A file of a package by its address is the bundler's.
      to: { pathNot: "\\?url$", dependencyTypes: ["npm-no-pkg", "unknown"] },
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
