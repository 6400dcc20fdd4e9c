import { COUNTRY_NAMES } from './countryNames.ts'

/** A two-letter code of ISO 3166-1. */
export type CountryCode = keyof typeof COUNTRY_NAMES

/** A country as a select offers it. */
export type Country = Readonly<{ code: CountryCode; name: string }>

/** All 249 codes, the Czech Republic first, the rest in Czech alphabetical order of names. */
export const COUNTRY_CODES = Object.keys(COUNTRY_NAMES) as CountryCode[]

/** All 249 countries in the same order. */
export const COUNTRIES: readonly Country[] = COUNTRY_CODES.map((code) => ({
  code,
  name: COUNTRY_NAMES[code],
}))

/** Whether a text is a code of a country. */
export const isCountryCode = (text: string): text is CountryCode =>
  Object.hasOwn(COUNTRY_NAMES, text)

/**
 * The Czech name of a country.
 * @example countryName('CZ') // "Česká republika"
 */
export const countryName = (code: CountryCode): string => COUNTRY_NAMES[code]
