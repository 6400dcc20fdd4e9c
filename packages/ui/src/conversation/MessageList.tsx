import { WarningIcon } from '../icon/WarningIcon.tsx'
import styles from './MessageList.module.css'
import { type MessagePhoto, MessagePhotos } from './MessagePhotos.client.tsx'

export type ShownMessage = {
  id: number
  isOwn: boolean
  /** „Vy“, „Petr“. */
  who: string
  /** „5. 3. 2026 7:05“, „přečteno“. */
  facts: readonly string[]
  content: string
  /** „+420 777 123 456“, which its sender wrote for the reader. */
  phone?: { href: string; text: string } | undefined
  photos: readonly MessagePhoto[]
  /** What fraud begins with, in words; above the message. */
  warnings: readonly string[]
}

export type MessageListProps = {
  /** Spoken name of the list. */
  label: string
  /** The oldest first. */
  messages: readonly ShownMessage[]
}

/** What two people wrote each other, the oldest first; an `<ol>`. */
export const MessageList = ({ label, messages }: MessageListProps) => (
  <ol className={styles.messages} aria-label={label}>
    {messages.map((message) => (
      <li key={message.id} className={styles.message} data-own={message.isOwn ? '' : undefined}>
        <p className={styles.facts}>
          <b>{message.who}</b> {message.facts.join(' · ')}
        </p>
        {message.warnings.length > 0 && (
          <div className={styles.warning}>
            <WarningIcon />
            <ul>
              {message.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </div>
        )}
        <p className={styles.words}>{message.content}</p>
        {message.photos.length > 0 && <MessagePhotos photos={message.photos} />}
        {message.phone && (
          <p>
            Telefon: <a href={message.phone.href}>{message.phone.text}</a>
          </p>
        )}
      </li>
    ))}
  </ol>
)
