export {
  COUNTRIES,
  COUNTRY_CODES,
  type Country,
  type CountryCode,
  countryName,
  isCountryCode,
} from './countries/countries.ts'
