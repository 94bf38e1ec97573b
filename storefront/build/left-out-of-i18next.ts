import type { LeftOut } from "./leave-out.ts"

/**
 * The texts are in the build, of one language, and nothing is loaded, detected, saved as missing or formatted by i18next.
 * What is said to developers is said when `debug` is set, which it isn't.
 */
export const OF_I18NEXT: LeftOut = {
  file: /node_modules\/i18next\/dist\/esm\/i18next\.js$/,
  never: [
    "createProxy",
    "keysFromSelector",
    "deepExtend",
    "EventEmitter.once",
    "Logger.once",
    "Logger.deprecate",
    "Logger.clone",
    "ResourceStore.removeNamespaces",
    "ResourceStore.addResource",
    "ResourceStore.addResources",
    "ResourceStore.removeResourceBundle",
    "ResourceStore.toJSON",
    "Translator.getUsedParamsDetails",
    "LanguageUtil.clearCache",
    "LanguageUtil.getScriptPartFromCode",
    "LanguageUtil.deprecateBareCode",
    "LanguageUtil.getBestMatchFromCodes",
    "PluralResolver.clearCache",
    "PluralResolver.needsPlural",
    "PluralResolver.getPluralFormsOfKey",
    "PluralResolver.getSuffixes",
    "Interpolator.nest",
    "Interpolator.reset",
    "I18n.reloadResources",
    "I18n.hydrate",
    "I18n.loadNamespaces",
    "I18n.loadLanguages",
    "I18n.dir",
    "I18n.cloneInstance",
    "I18n.toJSON",
  ],
  idle: ["ResourceStore.deprecateDottedLng"],
  said: /^(this|baseLogger)(\.logger)?\.(log|warn|once|deprecate)\(/,
  texts: [
    ["formatter = Formatter;", "formatter = null;"],
    [
      "new Connector(createClassOnDemand(this.modules.backend), s.resourceStore, s, this.options)",
      "{ state: {}, on() {} }",
    ],
    ["reloadResources: this.reloadResources.bind(this)", ""],
    ["if (!this.options.resources || this.options.partialBundledLanguages) {", "if (false) {"],
    [
      "if (!this.services.backendConnector.backend || this.options.resources && !this.options.partialBundledLanguages) return true;",
      "return true;",
    ],
    ["if (this.modules[type] && this.modules[type] !== module) {", "if (false) {"],
    ["if (this.modules.i18nFormat)", "if (false)"],
    ["if (this.modules.languageDetector)", "if (false)"],
    ["this.services.languageDetector", "null"],
    ["this.logger.debug", "false"],
    // Asking for a text
    ["lng?.toLowerCase() === 'cimode'", "false"],
    ["const returnDetails = opt.returnDetails !== undefined ? opt.returnDetails : this.options.returnDetails;", ""],
    ["if (returnDetails)", "if (false)"],
    ["if (!opt.returnObjects && !this.options.returnObjects) {", "if (true) {"],
    ["isString(joinArrays)", "false"],
    ["if (usedKey || usedDefault || updateMissing) {", "if (false) {"],
    ["this.i18nFormat?.parse", "false"],
    ["this.i18nFormat?.addLookupKeys", "false"],
    ["this.i18nFormat?.getResource", "false"],
    ["!this.i18nFormat || this.i18nFormat.handleAsObject", "true"],
    ["opt.ordinal", "false"],
    ["options.ordinal", "false"],
    // Filling it in
    ["if (opt.nest !== false) res = this.interpolator.nest(", "if (false) res = ("],
    ["if (res != null && postProcessorNames?.length && opt.applyPostProcessor !== false) {", "if (false) {"],
    ["if (prefixEscaped || suffixEscaped || nestingPrefixEscaped || nestingSuffixEscaped) {", "if (false) {"],
    ["if (!key.includes(this.formatSeparator)) {", "if (true) {"],
    ["return this.alwaysFormat ?", "return false ?"],
    ["this.escape = escape$1 !== undefined ? escape$1 : escape;", ""],
    ["if (!this.escapeValue) return val;", "return val;"],
  ],
}

/** The texts are there before the first page is drawn: none of its hooks waits for them. A page asks its hook for `t` alone. */
export const OF_REACT_I18NEXT: readonly LeftOut[] = [
  {
    file: /node_modules\/react-i18next\/dist\/es\/useTranslation\.js$/,
    never: ["notReadyT", "createI18nWrapper"],
    said: /^warnOnce\(/,
    texts: [
      ["if (i18n && useSuspense && !ready) {", "if (false) {"],
      ["if (i18n && !ready && !useSuspense) {", "if (false) {"],
      ["const effectiveT = !ready && !useSuspense ?", "const effectiveT = false ?"],
      ["    if (original) {", "    if (false) {"],
    ],
  },
  { file: /node_modules\/react-i18next\/dist\/es\/utils\.js$/, said: /^warnOnce\(/ },
  { file: /node_modules\/react-i18next\/dist\/es\/defaults\.js$/, texts: [["  unescape,\n", ""]] },
]
