import type { Exchange } from '@inzrt/contracts/ads/exchange'
import { countOf, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'
import { EXCHANGE_RETENTION_DAYS } from '@inzrt/rules/deal'

const AGAIN = `znovu ji nabídneme nejdřív za ${countOf(EXCHANGE_RETENTION_DAYS, WORD_FORMS.day)}`
const ENDS = {
  two: `Výměna tím hned skončí i\u00a0pro druhého a\u00a0${AGAIN}.`,
  three: `Výměna tím hned skončí pro všechny tři a\u00a0${AGAIN}. Kdo odmítl, se ostatní nedozvědí.`,
} as const
const STAYS = nonBreaking('Váš inzerát běží dál a hledáme mu jinou výměnu.')

/** What declining an exchange is called, and what it leads to. */
export const declineText = ({ ads, hasAgreed }: Pick<Exchange, 'ads' | 'hasAgreed'>) => ({
  label: hasAgreed ? 'Odvolat souhlas' : 'Nemám zájem',
  confirm: hasAgreed ? 'Ano, odvolat souhlas' : 'Ano, nemám zájem',
  question: `${ads.length > 2 ? ENDS.three : ENDS.two} ${STAYS}`,
})
