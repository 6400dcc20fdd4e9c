import type { OrderKind } from '@inzrt/rules/order'
import { link, type MailTemplate, text } from '../MailTemplate.ts'
import { type OrderLetter, type OrderSum, orderedFor, orderSum, orderUrl } from '../OrderLetter.ts'

export type OrderUnpaid = OrderLetter & OrderSum & { kind: OrderKind }

const AFTERWARDS: Readonly<Record<OrderKind, string>> = {
  publish: 'Inzerát zůstal uložený. Pokud ho nezaplatíte, sedm dní po vložení ho smažeme.',
  promo: 'Inzerát zůstává zveřejněný. Doplňkové služby začnou, jakmile je zaplatíte.',
  credit: 'Kredit vám připíšeme, jakmile ho zaplatíte.',
  renew: 'Platnost inzerátu prodloužíme, jakmile prodloužení zaplatíte.',
}

/** Sent when an order was not paid in time, or the bank refused: it can be paid again. */
export const orderUnpaid: MailTemplate<OrderUnpaid> = (order, site) => ({
  subject: `Objednávka ${order.publicNo} čeká na zaplacení`,
  blocks: [
    text('Dobrý den,'),
    text(
      `platba za objednávku ${order.publicNo} ${orderedFor(order)} k nám nedorazila. Zaplatit můžete znovu, nic není potřeba vyplňovat podruhé.`,
    ),
    orderSum(order),
    link('Zaplatit znovu', orderUrl(order, site)),
    text(AFTERWARDS[order.kind]),
  ],
})
