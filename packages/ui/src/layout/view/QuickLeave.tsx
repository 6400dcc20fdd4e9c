import { classNames } from '../../class-names/classNames.ts'
import { Key } from '../../key/Key.tsx'
import styles from './QuickLeave.module.css'

export type QuickLeaveProps = {
  href: string
  /** It stands at the foot of a window rather than in the page's header. */
  isInWindow?: boolean
}

/** Always at hand: leaves the site at once; the head's script also follows it at two presses of Escape. */
export const QuickLeave = ({ href, isInWindow = false }: QuickLeaveProps) => (
  <a
    className={classNames(styles.leave, isInWindow ? styles.inWindow : styles.inHeader)}
    href={href}
    rel="noreferrer"
    data-leave
  >
    Rychle odejít <Key>2× Esc</Key>
  </a>
)
