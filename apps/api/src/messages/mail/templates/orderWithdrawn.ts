import { formatMoney } from '@inzrt/domain/price'
import { formatDate } from '@inzrt/domain/time'
import { link, type MailTemplate, text } from '../MailTemplate.ts'
import { type OrderLetter, orderedFor, orderUrl } from '../OrderLetter.ts'

export type OrderWithdrawn = OrderLetter & {
  amount: number
  /** Null: credit is back at once. */
  dueAt: string | null
}

/** Confirms a withdrawal from an order: what comes back, and until when. */
export const orderWithdrawn: MailTemplate<OrderWithdrawn> = (order, site) => ({
  subject: `Odstoupení od objednávky ${order.publicNo}`,
  blocks: [
    text('Dobrý den,'),
    text(`přijali jsme vaše odstoupení od objednávky ${order.publicNo} ${orderedFor(order)}.`),
    text(
      order.dueAt === null
        ? `Vrátili jsme vám ${formatMoney(order.amount, 'CZK', 2)} na kredit.`
        : `Vrátíme vám ${formatMoney(order.amount, 'CZK', 2)} nejpozději ${formatDate(new Date(order.dueAt))}, stejnou cestou, jakou jste platili.`,
    ),
    link('Zobrazit objednávku', orderUrl(order, site)),
  ],
})
