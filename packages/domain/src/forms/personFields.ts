import * as z from 'zod/mini'
import { isCompanyId } from '../contact.ts'
import { COUNTRY_CODES } from '../countries.ts'
import { NAME_MAX, optionalText, requiredText } from './fields.ts'
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
  companyName: requiredText(LABEL.companyName, { most: 100 }),
  companyId: requiredText(LABEL.companyId, { most: 8 }).check(
    z.refine(isCompanyId, message.companyId),
  ),
  companyAddress: requiredText(LABEL.companyAddress, { most: 200 }),
  vatId: optionalText(LABEL.vatId, 14),
  companyRegister: optionalText(LABEL.companyRegister, 200),
  country: z.enum(COUNTRY_CODES, message.choose(LABEL.country)),
})
