import { formatMoney } from '@inzrt/domain/price'
import { formatDate } from '@inzrt/domain/time'
import { link, type MailTemplate, text } from '../MailTemplate.ts'
import { type OrderLetter, orderedFor, orderUrl } from '../OrderLetter.ts'

export type OrderWithdrawn = OrderLetter & {
  amount: number
  /** Null: nothing has to be sent, it is credit again. */
  dueAt: string | null
}

const comesBack = ({ amount, dueAt }: OrderWithdrawn): string => {
  const sum = formatMoney(amount, 'CZK', 2)

  return dueAt === null
    ? `Vrátili jsme vám ${sum} na kredit.`
    : `Vrátíme vám ${sum} nejpozději ${formatDate(new Date(dueAt))}, stejnou cestou, jakou jste platili.`
}

/** Confirms a withdrawal from an order: what comes back, and until when. */
export const orderWithdrawn: MailTemplate<OrderWithdrawn> = (order, site) => ({
  subject: `Odstoupení od objednávky ${order.publicNo}`,
  blocks: [
    text('Dobrý den,'),
    text(`přijali jsme vaše odstoupení od objednávky ${order.publicNo} ${orderedFor(order)}.`),
    text(comesBack(order)),
    link('Zobrazit objednávku', orderUrl(order, site)),
  ],
})
