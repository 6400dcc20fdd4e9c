import { findContacts } from '@inzrt/domain/contact'
import * as z from 'zod/mini'
import { COMPANY_NAME_MAX } from '../limits.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import { optionalText, requiredText } from './fields.ts'
import * as formMessage from './formMessage.ts'
import { HTML } from './html.ts'

/** What no name that others are shown may hold. */
export const nameRules = () =>
  [
    z.refine<string>((text) => findContacts(text).length === 0, formMessage.contactInName),
    z.refine<string>((text) => !HTML.test(text), formMessage.html),
  ] as const

/** A company may be called by its web, as „Alza.cz a. s.“ is; a telephone or an e-mail is nobody's name. */
export const companyName = () =>
  requiredText(FIELD_LABEL.companyName, { most: COMPANY_NAME_MAX }).check(
    z.refine(
      (text) => findContacts(text).every(({ kind }) => kind === 'web'),
      formMessage.contactInCompanyName,
    ),
    z.refine((text) => !HTML.test(text), formMessage.html),
  )

/** A name others are shown; it may stay empty. */
export const publicName = (label: string, most: number) =>
  optionalText(label, most).check(...nameRules())
