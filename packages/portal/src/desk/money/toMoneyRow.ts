import type { MoneyKind, MoneyMatter } from '@inzrt/contracts/desk/money'
import { formatMoney } from '@inzrt/domain/price'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDate, formatDateTime } from '@inzrt/domain/time'

/** Why money needs a person, and what that person does. */
const MATTERS: Readonly<Record<MoneyKind, string>> = {
  unclear: 'Nejasná platba: banka neřekla ano ani ne',
  undelivered: 'Zaplaceno a\u00a0nedodáno',
  refund: 'Vrátit za objednávku',
  paid_twice: 'Vrátit druhou platbu téže objednávky',
  sms: 'Vrátit cenu prémiové SMS',
}

const dayOf = ({ dueAt, since }: MoneyMatter): string =>
  nonBreaking(dueAt ? `do ${formatDate(new Date(dueAt))}` : `od ${formatDateTime(new Date(since))}`)

/** What the list of payments says of one, without its buttons. */
export const toMoneyRow = (matter: MoneyMatter): readonly string[] => [
  nonBreaking(matter.publicNo ? `objednávka ${matter.publicNo}` : 'bez objednávky'),
  MATTERS[matter.kind],
  formatMoney(matter.amount, 'CZK', 2),
  dayOf(matter),
  matter.reference ?? '',
  matter.what,
]
