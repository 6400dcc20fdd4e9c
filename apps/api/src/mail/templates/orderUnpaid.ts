import { link, type MailTemplate, text } from '../MailTemplate.ts'
import { type OrderLetter, orderUrl } from '../OrderLetter.ts'

/** Sent when an order was not paid in time, or the bank refused: it can be paid again. */
export const orderUnpaid: MailTemplate<OrderLetter> = (order, site) => ({
  subject: `Objednávka ${order.publicNo} čeká na zaplacení`,
  blocks: [
    text('Dobrý den,'),
    text(
      `platbu za objednávku ${order.publicNo} k inzerátu „${order.heading}“ jsme neobdrželi. Inzerát zůstal uložený, stačí zaplatit znovu.`,
    ),
    link('Zaplatit znovu', orderUrl(order, site)),
    text('Nezaplacený inzerát po sedmi dnech smažeme.'),
  ],
})
