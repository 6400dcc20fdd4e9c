import { formatDate } from '@inzrt/domain/time'
import { type MailTemplate, text } from '../MailTemplate.ts'

export type ComplaintAnswered = {
  complaintNo: number
  isUpheld: boolean
  answer: string
  /** Until when the dispute can be brought before the mediator. */
  disputeUntil: string
}

const redress = (until: string) =>
  text(
    `Nesouhlasíte-li a\u00a0jste spotřebitel, můžete se do ${formatDate(new Date(until))} obrátit na Českou obchodní inspekci, která spory řeší mimosoudně: www.coi.cz.`,
  )

/** Tells how a complaint ended, and what can be done against a refusal. */
export const complaintAnswered: MailTemplate<ComplaintAnswered> = ({
  complaintNo,
  isUpheld,
  answer,
  disputeUntil,
}) => ({
  subject: `Reklamace č. ${complaintNo}: jak jsme rozhodli`,
  blocks: [
    text('Dobrý den,'),
    text(
      isUpheld
        ? `vaši reklamaci č. ${complaintNo} uznáváme.`
        : `vaši reklamaci č. ${complaintNo} neuznáváme.`,
    ),
    text(answer),
    ...(isUpheld ? [] : [redress(disputeUntil)]),
  ],
})
