import { formatDate } from '@inzrt/domain/time'
import { type MailTemplate, text } from '../MailTemplate.ts'

export type ComplaintReceived = { complaintNo: number; dueAt: string }

/** Confirms a complaint: its number, and the day it is answered by. */
export const complaintReceived: MailTemplate<ComplaintReceived> = ({ complaintNo, dueAt }) => ({
  subject: `Reklamaci č. ${complaintNo} jsme přijali`,
  blocks: [
    text('Dobrý den,'),
    text(
      `reklamaci č. ${complaintNo} jsme přijali. Vyřídíme ji nejpozději ${formatDate(new Date(dueAt))} a\u00a0odpověď vám pošleme na tento e-mail.`,
    ),
    text('Kdybyste nám k\u00a0ní psali, uveďte prosím její číslo.'),
  ],
})
