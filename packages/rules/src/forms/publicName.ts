import { findContacts } from '@inzrt/domain/contact'
import * as z from 'zod/mini'
import { optionalText } from './fields.ts'
import * as formMessage from './formMessage.ts'
import { HTML } from './HTML.ts'

/** What no name that others are shown may hold. */
export const nameRules = () =>
  [
    z.refine<string>((text) => findContacts(text).length === 0, formMessage.contactInName),
    z.refine<string>((text) => !HTML.test(text), formMessage.html),
  ] as const

/** A name others are shown; it may stay empty. */
export const publicName = (label: string, most: number) =>
  optionalText(label, most).check(...nameRules())
