import { countOf, plural, WORD_FORMS } from '@inzrt/domain/text'

const WAIT = { one: 'Čeká', few: 'Čekají', many: 'Čeká', other: 'Čeká' }

/** @example waitingText(3) // 'Čekají 3 inzeráty.' */
export const waitingText = (total: number): string =>
  `${plural(total, WAIT)} ${countOf(total, WORD_FORMS.advert)}.`
