import type { CreditEntry, CreditEntryKind } from '@inzrt/contracts/payment/credit'
import { formatExactly } from '@inzrt/domain/price'
import { formatDate } from '@inzrt/domain/time'
import type { CreditRow } from '@inzrt/ui/account/CreditRows.tsx'

const TITLES: Readonly<Record<CreditEntryKind, string>> = {
  bought: 'Dobití kreditu',
  spent: 'Platba objednávky',
  returned: 'Vrácení za objednávku',
  paid_back: 'Odstoupení od kreditu',
  lapsed: 'Zánik kreditu',
}

/** What the account shows of a change of credit. */
export const toCreditRow = ({ kind, amount, at, publicNo }: CreditEntry): CreditRow => ({
  title: TITLES[kind],
  note: [publicNo && `objednávka ${publicNo}`, formatDate(new Date(at))]
    .filter(Boolean)
    .join(' · '),
  amount: `${amount > 0 ? '+' : ''}${formatExactly(amount, 'CZK')}`,
})
