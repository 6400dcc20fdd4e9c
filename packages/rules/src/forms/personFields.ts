import { isCompanyId } from '@inzrt/domain/contact'
import { COUNTRY_CODES } from '@inzrt/domain/countries'
import * as z from 'zod/mini'
import { COMPANY_TEXT_MAX, NAME_MAX, VAT_ID_MAX } from '../limits.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import { optionalText, requiredText } from './fields.ts'
import * as formMessage from './formMessage.ts'
import { companyName, publicName } from './publicName.ts'

/** What a person may say of themselves; all of it may stay empty. */
export const personFields = () => ({
  firstName: publicName(FIELD_LABEL.firstName, NAME_MAX),
  lastName: publicName(FIELD_LABEL.lastName, NAME_MAX),
  pscId: z.nullable(z.int()),
})

/** What a business tells besides. */
export const companyFields = () => ({
  companyName: companyName(),
  companyId: requiredText(FIELD_LABEL.companyId, { most: 8 }).check(
    z.refine(isCompanyId, formMessage.companyId),
  ),
  companyAddress: requiredText(FIELD_LABEL.companyAddress, { most: COMPANY_TEXT_MAX }),
  vatId: optionalText(FIELD_LABEL.vatId, VAT_ID_MAX),
  companyRegister: optionalText(FIELD_LABEL.companyRegister, COMPANY_TEXT_MAX),
  country: z.enum(COUNTRY_CODES, formMessage.choose(FIELD_LABEL.country)),
})
