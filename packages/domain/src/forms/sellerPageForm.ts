import * as z from 'zod/mini'
import { readWebAddress } from '../contact/readWebAddress.ts'
import { readHours } from '../hours/readHours.ts'
import { ABOUT_MAX, WEB_ADDRESS_MAX } from '../limits.ts'
import { findContacts } from '../moderation/findContacts.ts'
import { optionalLines, optionalText } from './fields.ts'
import { HTML } from './HTML.ts'
import { LABEL } from './label.ts'
import { message } from './message.ts'

const about = optionalLines(LABEL.about, ABOUT_MAX).check(
  z.refine((text) => !HTML.test(text), message.html),
  z.refine((text) => findContacts(text).length === 0, message.contactInAbout),
)

const web = optionalText(LABEL.web, WEB_ADDRESS_MAX).check(
  z.refine((text) => text === '' || readWebAddress(text) !== null, message.web),
)

const day = () =>
  z.string(message.hours.unreadable).check(
    z.superRefine((text, context) => {
      const read = readHours(text)
      if (typeof read === 'string')
        context.addIssue({ code: 'custom', message: message.hours[read] })
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
