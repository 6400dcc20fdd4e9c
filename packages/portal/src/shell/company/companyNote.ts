import type { CompanyAnswer } from '@inzrt/contracts/account/company'
import { formMessage } from '@inzrt/rules/forms'

const NOTES = {
  found: 'Název, sídlo a\u00a0DIČ jsme doplnili z\u00a0rejstříku. Můžete je upravit.',
  unknown: 'V\u00a0rejstříku tohle IČO není. Zkontrolujte ho, nebo vyplňte údaje sami.',
  ceased: formMessage.ceased,
  away: 'Rejstřík teď neodpovídá. Vyplňte prosím údaje sami.',
} as const satisfies Record<CompanyAnswer['state'], string>

/** What is said under a company's number. */
export const companyNote = (state: CompanyAnswer['state']): string => NOTES[state]
