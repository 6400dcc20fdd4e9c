import { formatMoney } from '@inzrt/domain/price'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'
import { WITHDRAWAL_DAYS } from '@inzrt/rules/limits'
import { link, type MailTemplate, text } from '../MailTemplate.ts'
import { type OrderLetter, type OrderSum, orderedFor, orderSum, orderUrl } from '../OrderLetter.ts'

export type OrderPaid = OrderLetter &
  OrderSum & {
    isByCredit: boolean
    isByConsumer: boolean
    /** ISO time; null: it begins with the ad, or its lines say how long it lasts. */
    serviceUntil: string | null
  }

const RIGHTS = `Jako spotřebitel můžete od smlouvy odstoupit do ${countOf(WITHDRAWAL_DAYS, WORD_FORMS.dayGenitive)}. Za službu, která na vaši žádost už začala, platíte jen poměrnou část.`

/** Sent when money arrived or credit was spent: what for, until when, and where the receipt is. Credit has its own already. */
export const orderPaid: MailTemplate<OrderPaid> = (order, site) => ({
  subject: `Objednávka ${order.publicNo} je zaplacená`,
  blocks: [
    text('Dobrý den,'),
    text(
      order.isByCredit
        ? `objednávku ${order.publicNo} ${orderedFor(order)} jste zaplatili z kreditu, ${formatMoney(order.total, 'CZK', 2)}. Děkujeme.`
        : `přijali jsme platbu ${formatMoney(order.total, 'CZK', 2)} za objednávku ${order.publicNo} ${orderedFor(order)}. Děkujeme.`,
    ),
    orderSum(order),
    ...(order.serviceUntil
      ? [text(`Služba platí do ${formatDate(new Date(order.serviceUntil))}.`)]
      : []),
    link(
      order.isByCredit ? 'Zobrazit objednávku' : 'Zobrazit objednávku a doklad',
      orderUrl(order, site),
    ),
    ...(order.isByConsumer ? [text(RIGHTS)] : []),
  ],
})
