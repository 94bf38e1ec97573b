/** Ids differ from those that documentations show, as they do between real accounts: none may be known by heart. */
export const COUNTRIES = [
  { id: 1, name: "Schweiz", name_short: "CH", iso_3166_alpha2: "CH" },
  { id: 2, name: "Deutschland", name_short: "DE", iso_3166_alpha2: "DE" },
  { id: 3, name: "Österreich", name_short: "AT", iso_3166_alpha2: "AT" },
  { id: 4, name: "Frankreich", name_short: "FR", iso_3166_alpha2: "FR" },
  { id: 5, name: "Italien", name_short: "IT", iso_3166_alpha2: "IT" },
  { id: 6, name: "Liechtenstein", name_short: "LI", iso_3166_alpha2: "LI" },
]

const taxRow = (id: number, code: string, value: number, type: string, isActive: boolean, endYear: number | null) => ({
  id,
  uuid: `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`,
  name: `lib.model.tax.ch.${code.toLowerCase()}.name`,
  code,
  digit: "303",
  type,
  account_id: 105,
  tax_settlement_type: "none",
  value,
  net_tax_value: null,
  start_year: null,
  end_year: endYear,
  is_active: isActive,
  display_name: `${code} ${value.toFixed(2)}%`,
  start_month: null,
  end_month: null,
})

export const TAXES = [
  taxRow(11, "UN77", 7.7, "sales_tax", false, 2023),
  taxRow(17, "UN81", 8.1, "sales_tax", true, null),
  taxRow(18, "UR26", 2.6, "sales_tax", true, null),
  taxRow(21, "U00", 0, "sales_tax", true, null),
  taxRow(24, "VM81", 8.1, "pre_tax_material", true, null),
]

export const CURRENCIES = [
  { id: 1, name: "CHF", round_factor: 0.05 },
  { id: 2, name: "EUR", round_factor: 0.01 },
]

export const PAYMENT_TYPES = [
  { id: 1, name: "Vorauszahlung" },
  { id: 2, name: "Barzahlung" },
  { id: 3, name: "EC Karte" },
  { id: 4, name: "Rechnung" },
  { id: 5, name: "Nachnahme" },
  { id: 6, name: "Kreditkarte" },
  { id: 7, name: "Bankeinzug/LSV" },
]

export const LANGUAGES = [
  { id: 1, name: "Deutsch", decimal_point: ".", thousands_separator: "'", iso_639_1: "de" },
  { id: 2, name: "Französisch", decimal_point: ".", thousands_separator: "'", iso_639_1: "fr" },
]

export const USERS = [
  {
    id: 4,
    salutation_type: "female",
    firstname: "Anna",
    lastname: "Muster",
    email: "anna.muster@example.ch",
    is_superadmin: true,
    is_accountant: false,
  },
]

const accountRow = (id: number, account_no: string, name: string, account_type: number, isActive = true) => ({
  id,
  uuid: `00000000-0000-4000-9000-${String(id).padStart(12, "0")}`,
  account_no,
  name,
  account_type,
  tax_id: null,
  fibu_account_group_id: 1,
  is_active: isActive,
  is_locked: false,
})

export const ACCOUNTS = [
  accountRow(77, "1020", "Bankguthaben", 3),
  accountRow(88, "2030", "Erhaltene Anzahlungen", 4),
  accountRow(95, "3200", "Handelserlöse", 1),
  accountRow(96, "3400", "Dienstleistungserlöse", 1),
  accountRow(97, "3000", "Produktionserlöse", 1, false),
]

export const UNITS = ["Stk", "h"]
