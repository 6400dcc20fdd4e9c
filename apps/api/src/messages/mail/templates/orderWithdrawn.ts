import { formatMoney } from '@inzrt/domain/price'
import { formatDate } from '@inzrt/domain/time'
import { link, type MailTemplate, text } from '../MailTemplate.ts'
import { type OrderLetter, orderedFor, orderUrl } from '../OrderLetter.ts'

export type OrderWithdrawn = OrderLetter & {
  amount: number
  /** Null: nothing has to be sent. */
  dueAt: string | null
  /** There is a document that corrects its invoice; what was not paid is owed no more. */
  isByInvoice: boolean
}

const comesBack = ({ amount, dueAt, isByInvoice }: OrderWithdrawn): string => {
  const sum = formatMoney(amount, 'CZK', 2)
  if (dueAt !== null)
    return `Vrátíme vám ${sum} nejpozději ${formatDate(new Date(dueAt))}, stejnou cestou, jakou jste platili.`

  return isByInvoice
    ? `Z faktury jsme odečetli ${sum}. Kolik zbývá zaplatit, najdete u objednávky.`
    : `Vrátili jsme vám ${sum} na kredit.`
}

/** Confirms a withdrawal from an order: what comes back, and until when. */
export const orderWithdrawn: MailTemplate<OrderWithdrawn> = (order, site) => ({
  subject: `Odstoupení od objednávky ${order.publicNo}`,
  blocks: [
    text('Dobrý den,'),
    text(`přijali jsme vaše odstoupení od objednávky ${order.publicNo} ${orderedFor(order)}.`),
    text(comesBack(order)),
    ...(order.isByInvoice ? [text('Opravný daňový doklad je u objednávky také.')] : []),
    link('Zobrazit objednávku', orderUrl(order, site)),
  ],
})
