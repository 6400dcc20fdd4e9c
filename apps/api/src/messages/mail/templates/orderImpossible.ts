import { formatMoney } from '@inzrt/domain/price'
import { formatDate } from '@inzrt/domain/time'
import { link, type MailTemplate, text } from '../MailTemplate.ts'
import { type OrderLetter, orderUrl } from '../OrderLetter.ts'

export type OrderImpossible = OrderLetter & { amount: number; dueAt: string }

/** Sent when money came for an ad that was gone by then: all of it goes back. */
export const orderImpossible: MailTemplate<OrderImpossible> = (order, site) => ({
  subject: `Peníze za objednávku ${order.publicNo} vracíme`,
  blocks: [
    text('Dobrý den,'),
    text(
      `vaše platba za objednávku ${order.publicNo} přišla, ${order.heading === null ? 'účet' : `inzerát „${order.heading}“`} ale mezitím skončil, a tak ji splnit nemůžeme.`,
    ),
    text(
      `Vrátíme vám ${formatMoney(order.amount, 'CZK', 2)} nejpozději ${formatDate(new Date(order.dueAt))}, stejnou cestou, jakou jste platili. Nic dělat nemusíte.`,
    ),
    link('Zobrazit objednávku', orderUrl(order, site)),
  ],
})
