import { APPEAL_MONTHS } from '@inzrt/rules/moderation'
import { type MailBlock, text } from '../MailTemplate.ts'

/** How a person who reported an ad contests what was decided. */
export const reporterRedress = (): MailBlock =>
  text(
    `Nesouhlasíte? Do ${APPEAL_MONTHS} měsíců odpovězte na tuto zprávu, posoudí to jiný člověk. ` +
      'Obrátit se můžete také na orgán mimosoudního řešení sporů nebo na soud.',
  )
