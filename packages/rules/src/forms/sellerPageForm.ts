import { findContacts, readWebAddress, WEB_ADDRESS_MAX } from '@inzrt/domain/contact'
import { readHours } from '@inzrt/domain/hours'
import * as z from 'zod/mini'
import { ABOUT_MAX } from '../limits.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import { optionalLines, optionalText } from './fields.ts'
import * as formMessage from './formMessage.ts'
import { HTML } from './html.ts'

const about = optionalLines(FIELD_LABEL.about, ABOUT_MAX).check(
  z.refine((text) => !HTML.test(text), formMessage.html),
  z.refine((text) => findContacts(text).length === 0, formMessage.contactInAbout),
)

const web = optionalText(FIELD_LABEL.web, WEB_ADDRESS_MAX).check(
  z.refine((text) => text === '' || readWebAddress(text) !== null, formMessage.web),
)

const day = () =>
  z.string(formMessage.hours.unreadable).check(
    z.superRefine((text, context) => {
      const read = readHours(text)
      if (typeof read === 'string')
        context.addIssue({ code: 'custom', message: formMessage.hours[read] })
    }),
  )

/** What a company says of itself on its public page: every field may stay empty. */
export const SellerPageFormSchema = z.object({
  /** What an uploaded picture is claimed by; null takes the logo off, left out it stays. */
  logo: z.optional(z.nullable(z.string())),
  about,
  web,
  hours: z.object({
    monday: day(),
    tuesday: day(),
    wednesday: day(),
    thursday: day(),
    friday: day(),
    saturday: day(),
    sunday: day(),
  }),
})
export type SellerPageForm = z.infer<typeof SellerPageFormSchema>
