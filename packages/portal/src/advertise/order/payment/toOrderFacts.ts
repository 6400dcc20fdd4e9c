import type { OrderDetail } from '@inzrt/contracts/payment/order'
import { formatExactly } from '@inzrt/domain/price'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'
import { COMPLAINT_DAYS } from '@inzrt/rules/limits'
import { printLabel } from '../../../ad/printLabel.ts'

export type OrderFact = Readonly<{ label: string; value: string }>

const day = (moment: string): string => formatDate(new Date(moment))

const when = (label: string, moment: string | null | undefined): OrderFact[] =>
  moment ? [{ label, value: day(moment) }] : []

const PROMOTIONS = [
  { kind: 'highlighting', label: 'Zvýraznění běží do', until: 'highlightedUntil' },
  { kind: 'topping', label: 'Topování běží do', until: 'toppedUntil' },
] as const

/** How long what was bought runs, once it does. */
const runningFacts = ({ items, ad }: OrderDetail): readonly OrderFact[] =>
  PROMOTIONS.flatMap(({ kind, label, until }) =>
    items.some((item) => item.kind === kind) ? when(label, ad?.[until]) : [],
  )

/** Its documents, and how an invoice is paid while something of it is owed. */
const documentFacts = ({
  receiptNo,
  creditNoteNo,
  invoice,
  currency,
}: OrderDetail): readonly OrderFact[] => [
  ...(receiptNo ? [{ label: invoice ? 'Faktura' : 'Doklad', value: receiptNo }] : []),
  ...(creditNoteNo ? [{ label: 'Opravný doklad', value: creditNoteNo }] : []),
  ...when('Uhrazeno', invoice?.paidAt),
  ...(invoice && invoice.owed > 0
    ? [
        { label: 'Zbývá uhradit', value: formatExactly(invoice.owed, currency) },
        ...when('Splatnost', invoice.dueAt),
        { label: 'Číslo účtu', value: invoice.account },
        { label: 'Variabilní symbol', value: invoice.symbol },
      ]
    : []),
]

/** What an order is about, its documents and its days, as its page lists them. */
export const toOrderFacts = (order: OrderDetail): readonly OrderFact[] => [
  { label: 'Objednávka', value: order.publicNo },
  ...order.items.map(({ label, unitPrice }) => ({
    label,
    value: formatExactly(unitPrice, order.currency),
  })),
  ...(order.discount
    ? [
        {
          label: order.discount.label,
          value: formatExactly(-order.discount.amount, order.currency),
        },
      ]
    : []),
  { label: 'Celkem s\u00a0DPH', value: formatExactly(order.total, order.currency) },
  ...documentFacts(order),
  ...when(printLabel(order.ad?.state ?? ''), order.edition?.releaseDate),
  ...when('Inzerát platí do', order.ad?.validUntil),
  ...runningFacts(order),
  ...when('Odstoupit můžete do', order.withdrawUntil),
  ...when('Peníze vrátíme do', order.refundDueAt),
  ...(order.receiptNo
    ? [{ label: 'Reklamaci vyřídíme do', value: countOf(COMPLAINT_DAYS, WORD_FORMS.dayGenitive) }]
    : []),
]
