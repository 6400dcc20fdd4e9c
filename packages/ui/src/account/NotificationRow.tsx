import type { MouseEvent } from 'react'
import type { WithLink } from '../link/LinkComponent.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './NotificationRow.module.css'

export type NotificationRowProps = WithLink & {
  href: string
  /** „Inzerát „Kolo“ jsme zveřejnili“. */
  title: string
  /** „před 2 hodinami“. */
  when: string
  /** It was opened before. */
  isRead: boolean
  /** It was opened; not called for one that was read before. */
  onOpen?: (event: MouseEvent) => void
}

/** Something an account was told; what nobody has read stands out. An `<li>`. */
export const NotificationRow = ({
  LinkComponent: Link = 'a',
  href,
  title,
  when,
  isRead,
  onOpen,
}: NotificationRowProps) => (
  <li className={styles.row} data-unread={isRead ? undefined : ''}>
    <h3>
      <Link
        href={href}
        onClick={isRead ? undefined : onOpen}
        onAuxClick={isRead ? undefined : onOpen}
      >
        {!isRead && <VisuallyHidden>Nepřečtené: </VisuallyHidden>}
        {title}
      </Link>
    </h3>
    <p>{when}</p>
  </li>
)
