import { WITHDRAWAL_DAYS } from '@inzrt/domain/limits'
import { formatMoney } from '@inzrt/domain/price'
import { countOf, WORDS } from '@inzrt/domain/text'
import { link, type MailTemplate, text } from '../MailTemplate.ts'
import { type OrderLetter, orderedFor, orderUrl } from '../OrderLetter.ts'

export type OrderPaid = OrderLetter & { total: number }

/** Sent when money arrived: what for, and where the receipt is. */
export const orderPaid: MailTemplate<OrderPaid> = (order, site) => ({
  subject: `Objednávka ${order.publicNo} je zaplacená`,
  blocks: [
    text('Dobrý den,'),
    text(
      `přijali jsme platbu ${formatMoney(order.total, 'CZK', 2)} za objednávku ${order.publicNo} ${orderedFor(order)}. Děkujeme.`,
    ),
    link('Zobrazit objednávku a doklad', orderUrl(order, site)),
    text(
      `Jako spotřebitel můžete od smlouvy odstoupit do ${countOf(WITHDRAWAL_DAYS, WORDS.dayGenitive)}. Za službu, která na vaši žádost už začala, platíte jen poměrnou část.`,
    ),
  ],
})
