import * as z from 'zod/mini'
import { isCompanyId } from '../contact.ts'
import { COUNTRY_CODES } from '../countries.ts'
import { COMPANY_NAME_MAX, COMPANY_TEXT_MAX, NAME_MAX, VAT_ID_MAX } from '../limits.ts'
import { optionalText, requiredText } from './fields.ts'
import { LABEL } from './label.ts'
import { message } from './message.ts'

/** What a person may say of themselves; all of it may stay empty. */
export const personFields = () => ({
  firstName: optionalText(LABEL.firstName, NAME_MAX),
  lastName: optionalText(LABEL.lastName, NAME_MAX),
  pscId: z.nullable(z.int()),
})

/** What a business tells besides. */
export const companyFields = () => ({
  companyName: requiredText(LABEL.companyName, { most: COMPANY_NAME_MAX }),
  companyId: requiredText(LABEL.companyId, { most: 8 }).check(
    z.refine(isCompanyId, message.companyId),
  ),
  companyAddress: requiredText(LABEL.companyAddress, { most: COMPANY_TEXT_MAX }),
  vatId: optionalText(LABEL.vatId, VAT_ID_MAX),
  companyRegister: optionalText(LABEL.companyRegister, COMPANY_TEXT_MAX),
  country: z.enum(COUNTRY_CODES, message.choose(LABEL.country)),
})
