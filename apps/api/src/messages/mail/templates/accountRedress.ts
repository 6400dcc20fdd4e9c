import { APPEAL_MONTHS } from '@inzrt/rules/moderation'
import { link, type MailBlock, text } from '../MailTemplate.ts'
import type { Site } from '../Site.ts'

/** How a decision against an account is contested, by writing to us. */
export const accountRedress = (site: Site): MailBlock[] => [
  text(
    `Nesouhlasíte? Do ${APPEAL_MONTHS} měsíců se můžete bezplatně odvolat: napište nám, rozhodne jiný člověk. Obrátit se můžete také na orgán mimosoudního řešení sporů nebo na soud.`,
  ),
  link('Kam napsat', site.url('/o-spolecnosti#kontakty')),
]
