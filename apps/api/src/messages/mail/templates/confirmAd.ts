import { link, type MailTemplate, text } from '../MailTemplate.ts'
import { type OrderOfAd, orderSum, orderUrl } from '../OrderLetter.ts'

export type ConfirmAd = {
  heading: string
  token: string
  /** What was ordered with it; null: it costs nothing. */
  order: OrderOfAd | null
}

/** Sent to an advertiser without an account: the ad is published once the address is proved. */
export const confirmAd: MailTemplate<ConfirmAd> = ({ heading, token, order }, site) => ({
  subject: `Potvrďte svůj inzerát na webu ${site.name}`,
  blocks: [
    text('Dobrý den,'),
    text(`přijali jsme váš inzerát „${heading}“. Zbývá potvrdit, že tento e-mail je váš.`),
    link('Potvrdit inzerát', site.url('/uzivatel/overeni-inzeratu', { token })),
    text('Odkaz platí 48 hodin, potom inzerát smažeme.'),
    ...(order
      ? [
          text(`Zveřejníme ho, až bude potvrzený a zaplacený. Objednávka ${order.publicNo}:`),
          orderSum(order),
          link('Zobrazit objednávku', orderUrl(order, site)),
        ]
      : []),
    text('Inzerát jste nevkládali? Zprávu prosím smažte, nic se nezveřejní.'),
  ],
})
