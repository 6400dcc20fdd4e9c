import { Button } from '../button/Button.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { CheckIcon } from '../icon/CheckIcon.tsx'
import { SlidersIcon } from '../icon/SlidersIcon.tsx'
import styles from './NotificationTools.module.css'

export type NotificationToolsProps = {
  /** Where one chooses what comes by letter and to the browser. */
  settingsHref: string
  /** How many nobody has read. */
  unread: number
  /** Marks all of them as read. */
  onReadAll: () => void
}

/** What can be done with all notifications at once. */
export const NotificationTools = ({ settingsHref, unread, onReadAll }: NotificationToolsProps) => (
  <div className={styles.tools}>
    {unread > 0 && (
      <Button icon={<CheckIcon />} onClick={onReadAll}>
        Označit vše za přečtené
      </Button>
    )}
    <LinkButton href={settingsHref} icon={<SlidersIcon />} variant="quiet">
      Co vám máme posílat
    </LinkButton>
  </div>
)
