import type { Company } from '@inzrt/contracts/account/company'

const FIELDS = ['companyName', 'companyAddress', 'vatId'] as const

/** Empties what the register filled in for a number that is no more typed; what a person wrote over it stays. */
export const withoutFilled = (filled: Company | null, values: Company): Partial<Company> =>
  Object.fromEntries(
    FIELDS.filter((field) => filled && filled[field] === values[field]).map((field) => [field, '']),
  )
