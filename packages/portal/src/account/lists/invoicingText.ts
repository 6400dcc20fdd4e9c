import type { Invoicing } from '@inzrt/contracts/payment/invoicing'
import { formatExactly } from '@inzrt/domain/price'
import { countOf, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'

/** How a partner stands with its invoices. */
export const invoicingText = ({ days, limit, owed, isLate }: Invoicing): string => {
  const terms = `Objednávat můžete i na fakturu: splatnost je ${countOf(days, WORD_FORMS.day)}, neuhrazené mohou mít dohromady nejvýš ${formatExactly(limit, 'CZK')}.`
  const debt = owed > 0 ? ` Teď zbývá uhradit ${formatExactly(owed, 'CZK')}.` : ''
  const late = isLate
    ? ' Jedna z faktur je po splatnosti. Než ji uhradíte, další fakturu nevystavíme.'
    : ''

  return nonBreaking(`${terms}${debt}${late}`)
}
