import { formatMoney } from '@inzrt/domain/price'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { WITHDRAWAL_DAYS } from '@inzrt/rules/limits'
import { link, type MailTemplate, text } from '../MailTemplate.ts'
import { type OrderLetter, orderedFor, orderUrl } from '../OrderLetter.ts'

export type OrderPaid = OrderLetter & { total: number; isByCredit: boolean; isByConsumer: boolean }

const RIGHTS = `Jako spotřebitel můžete od smlouvy odstoupit do ${countOf(WITHDRAWAL_DAYS, WORD_FORMS.dayGenitive)}. Za službu, která na vaši žádost už začala, platíte jen poměrnou část.`

/** Sent when money arrived or credit was spent: what for, and where the receipt is. Credit has its own already. */
export const orderPaid: MailTemplate<OrderPaid> = (order, site) => ({
  subject: `Objednávka ${order.publicNo} je zaplacená`,
  blocks: [
    text('Dobrý den,'),
    text(
      order.isByCredit
        ? `objednávku ${order.publicNo} ${orderedFor(order)} jste zaplatili z kreditu, ${formatMoney(order.total, 'CZK', 2)}. Děkujeme.`
        : `přijali jsme platbu ${formatMoney(order.total, 'CZK', 2)} za objednávku ${order.publicNo} ${orderedFor(order)}. Děkujeme.`,
    ),
    link(
      order.isByCredit ? 'Zobrazit objednávku' : 'Zobrazit objednávku a doklad',
      orderUrl(order, site),
    ),
    ...(order.isByConsumer ? [text(RIGHTS)] : []),
  ],
})
