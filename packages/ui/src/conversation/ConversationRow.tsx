import type { ReactNode } from 'react'
import type { WithLink } from '../link/LinkComponent.ts'
import styles from './ConversationRow.module.css'

export type ConversationRowProps = WithLink & {
  href: string
  /** The ad it is about. */
  heading: string
  /** „Petr“, „Zájemce“. */
  who: string
  /** The last words, „Vy: …“ where they are one's own. */
  last: string
  /** „před 2 hodinami“. */
  when: string
  /** „2 nové zprávy“; none: all is read. */
  unread?: string | undefined
  /** What can be done with it in the list. */
  action?: ReactNode
}

/** A conversation with its last words; an `<li>`. */
export const ConversationRow = ({
  LinkComponent: Link = 'a',
  href,
  heading,
  who,
  last,
  when,
  unread,
  action,
}: ConversationRowProps) => (
  <li className={styles.row} data-unread={unread ? '' : undefined}>
    <div className={styles.head}>
      <h3>
        <Link href={href}>{heading}</Link>
      </h3>
      <p className={styles.when}>{when}</p>
    </div>
    <p className={styles.last}>
      <b>{who}</b> {last}
    </p>
    {unread && <p className={styles.unread}>{unread}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </li>
)
