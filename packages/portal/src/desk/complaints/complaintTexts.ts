import type { Complaint } from '@inzrt/contracts/desk/complaint'
import { countOf, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'
import { formatDate, formatDateTime } from '@inzrt/domain/time'
import type { ComplaintCardProps } from '@inzrt/ui/moderation/complaints/ComplaintCard.tsx'

const VERDICTS = {
  new: '',
  upheld: 'uznaná',
  dismissed: 'neuznaná',
} as const satisfies Record<Complaint['state'], string>

/** How a complaint stands: until when it is answered, or how it ended. */
export const complaintState = ({
  state,
  due,
  answer,
}: Pick<Complaint, 'state' | 'due' | 'answer'>): ComplaintCardProps['state'] => {
  const day = formatDate(new Date(due.by))
  if (answer) {
    const ended = `${VERDICTS[state]} ${formatDate(new Date(answer.at))}, ${answer.by}`

    return {
      text: nonBreaking(due.isLate ? `${ended}; po termínu` : ended),
      tone: due.isLate ? 'bad' : 'good',
    }
  }

  return due.isLate
    ? { text: nonBreaking(`po termínu: vyřídit do ${day}`), tone: 'bad' }
    : { text: nonBreaking(`vyřídit do ${day}`), tone: 'waiting' }
}

const fact = (label: string, value: string | null) => (value ? [{ label, value }] : [])

/** What is known of a complaint beside its words. */
export const complaintFacts = (complaint: Complaint) => [
  { label: 'Týká se', value: complaint.about },
  ...fact('Objednávka', complaint.orderNo),
  ...fact('Navrhuje', complaint.wish),
  ...fact('Jméno', complaint.name),
  { label: 'E-mail', value: complaint.email },
  { label: 'Podaná', value: nonBreaking(formatDateTime(new Date(complaint.createdAt))) },
]

/** @example complaintsText({ waiting: 3, late: 1 }) // 'Čekají 3 reklamace, 1 z nich po termínu.' */
export const complaintsText = ({ waiting, late }: { waiting: number; late: number }): string => {
  const total = countOf(waiting, WORD_FORMS.complaint)
  const verb = waiting > 1 && waiting < 5 ? 'Čekají' : 'Čeká'

  return `${verb} ${total}${late > 0 ? `, ${late} z\u00a0nich po termínu` : ''}.`
}
