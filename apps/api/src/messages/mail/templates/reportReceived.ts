import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type ReportReceived = {
  heading: string
  slug: string
  reportNo: number
  /** Of the link by which it is followed. */
  token: string
}

/** Confirms that a notice came (DSA, article 16). */
export const reportReceived: MailTemplate<ReportReceived> = (
  { heading, slug, reportNo, token },
  site,
) => ({
  subject: `Hlášení č. ${reportNo} jsme přijali`,
  blocks: [
    text('Dobrý den,'),
    text(`děkujeme za hlášení č. ${reportNo} k\u00a0inzerátu „${heading}“.`),
    text('Posoudí ho člověk, žádný automat o\u00a0něm nerozhoduje. O\u00a0výsledku vám napíšeme.'),
    link('Sledovat hlášení', site.url('/hlaseni', { token })),
    link('Zobrazit inzerát', site.url(`/${slug}`)),
  ],
})
