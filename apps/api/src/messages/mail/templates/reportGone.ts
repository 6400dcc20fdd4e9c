import { type MailTemplate, text } from '../MailTemplate.ts'
import { reporterRedress } from './reporterRedress.ts'

export type ReportGone = { heading: string; reportNo: number }

/** Tells a reporter that the ad left the site before anybody decided (DSA, article 16). */
export const reportGone: MailTemplate<ReportGone> = ({ heading, reportNo }) => ({
  subject: `Hlášení č. ${reportNo}: inzerát už na webu není`,
  blocks: [
    text('Dobrý den,'),
    text(
      `inzerát „${heading}“, ke kterému jste nám poslali hlášení č. ${reportNo}, už na webu není. ` +
        'Byl smazán dřív, než jsme o\u00a0hlášení rozhodli, a\u00a0tím ho uzavíráme.',
    ),
    text('Kdyby se na webu objevil znovu, nahlaste nám ho prosím ještě jednou.'),
    reporterRedress(),
  ],
})
