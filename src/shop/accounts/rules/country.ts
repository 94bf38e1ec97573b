/** Where the shop is; what an address without a country is in. */
export const HOME_COUNTRY = "Schweiz"

/** The country as letters name it: abroad only. */
export const abroad = (country: string | null | undefined): string | undefined =>
  country && country !== HOME_COUNTRY ? country : undefined
