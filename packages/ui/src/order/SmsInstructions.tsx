import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { COMPLAINT_DAYS } from '@inzrt/rules/limits'
import { LinkButton } from '../button/LinkButton.tsx'
import { ProgressBar } from '../feedback/ProgressBar.tsx'
import { CheckIcon } from '../icon/CheckIcon.tsx'
import { CopyButton } from './CopyButton.client.tsx'
import styles from './SmsInstructions.module.css'
import { smsHref } from './smsHref.ts'

/** One message to send. */
type SmsEntry = {
  /** „Topování na 7 dní – 79 Kč“. */
  label: string
  textToSend: string
  destinationNumber: string
  /** It came already. */
  isReceived?: boolean | undefined
}

export type SmsInstructionsProps = {
  /** One message a service. */
  entries: readonly SmsEntry[]
  /** Price and conditions as the operator wants them said. */
  note: string
  /** Who settles complaints. */
  complaintEmail: string
  /** Messages are waited for. */
  isWaiting?: boolean
}

const Received = () => (
  <p className={styles.received}>
    <CheckIcon /> Zpráva dorazila
  </p>
)

const Message = ({ entry }: { entry: SmsEntry }) => (
  <li className={styles.message}>
    <p className={styles.label}>{entry.label}</p>
    <dl>
      <div>
        <dt>Text zprávy</dt>
        <dd>
          <code>{entry.textToSend}</code>
          <CopyButton text={entry.textToSend} label={`Kopírovat text zprávy ${entry.label}`} />
        </dd>
      </div>
      <div>
        <dt>Na číslo</dt>
        <dd>
          <code>{entry.destinationNumber}</code>
          <CopyButton text={entry.destinationNumber} label={`Kopírovat číslo ${entry.label}`} />
        </dd>
      </div>
    </dl>
    {entry.isReceived ? (
      <Received />
    ) : (
      <LinkButton
        className={styles.open}
        variant="primary"
        href={smsHref(entry.destinationNumber, entry.textToSend)}
      >
        Otevřít v{'\u00a0'}telefonu jako SMS
      </LinkButton>
    )}
  </li>
)

/** Which messages pay an order, how to send them, and whether they came; a `<div>` (R088, R179). */
export const SmsInstructions = ({
  entries,
  note,
  complaintEmail,
  isWaiting = true,
}: SmsInstructionsProps) => (
  <div className={styles.sms}>
    <p>
      {entries.length > 1
        ? 'Pošlete z\u00a0telefonu tyto zprávy, každou zvlášť:'
        : 'Pošlete z\u00a0telefonu tuto zprávu:'}
    </p>
    <ol className={styles.messages}>
      {entries.map((entry) => (
        <Message key={entry.textToSend} entry={entry} />
      ))}
    </ol>
    <p className={styles.waiting} role="status">
      {isWaiting && 'Čekáme na zprávu. Okno můžete zavřít, výsledek najdete také v\u00a0e-mailu.'}
    </p>
    {isWaiting && <ProgressBar label="Čekáme na zprávu" />}
    <p className={styles.note}>
      {note} Máte-li u{'\u00a0'}operátora prémiové zprávy zakázané, zpráva se neúčtuje a{'\u00a0'}
      odpověď nepřijde. Reklamace: <a href={`mailto:${complaintEmail}`}>{complaintEmail}</a>,
      vyřídíme do {countOf(COMPLAINT_DAYS, WORD_FORMS.dayGenitive)}.
    </p>
  </div>
)
