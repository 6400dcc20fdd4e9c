import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type ConfirmAd = { heading: string; token: string }

/** Sent to an advertiser without an account: the ad is published once the address is proved. */
export const confirmAd: MailTemplate<ConfirmAd> = ({ heading, token }, site) => ({
  subject: `Potvrďte svůj inzerát na webu ${site.name}`,
  blocks: [
    text('Dobrý den,'),
    text(`přijali jsme váš inzerát „${heading}“. Zbývá potvrdit, že tento e-mail je váš.`),
    link('Potvrdit inzerát', site.url('/uzivatel/overeni-inzeratu', { token })),
    text('Odkaz platí 48 hodin, potom inzerát smažeme.'),
    text('Inzerát jste nevkládali? Zprávu prosím smažte, nic se nezveřejní.'),
  ],
})
