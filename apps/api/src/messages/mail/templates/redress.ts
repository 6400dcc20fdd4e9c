import { APPEAL_MONTHS } from '@inzrt/rules/moderation'
import { link, type MailBlock, text } from '../MailTemplate.ts'
import type { Site } from '../Site.ts'

/** How a decision is contested, by the secret that opens it. */
export const redress = (token: string, site: Site): MailBlock[] => [
  text(
    `Nesouhlasíte? Do ${APPEAL_MONTHS} měsíců se můžete bezplatně odvolat, rozhodne jiný člověk. ` +
      'Obrátit se můžete také na orgán mimosoudního řešení sporů nebo na soud.',
  ),
  link('Odvolat se', site.url('/odvolani', { token })),
]
