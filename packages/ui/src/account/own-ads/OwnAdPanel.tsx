import type { ReactNode, Ref } from 'react'
import { StateMark, type StateTone } from '../../badge/StateMark.tsx'
import styles from './OwnAdPanel.module.css'

export type OwnAdPanelProps = {
  state: { text: string; tone: StateTone }
  /** Why the editors decided so. */
  reason?: string | null | undefined
  /** What it waits for, and until when that is promised. */
  waiting?: string | null | undefined
  /** „platí do 24. 11. 2026“. */
  validity?: string
  /** „ještě 3 dny“. */
  daysLeft?: string
  /** Its days are numbered: worth an action. */
  isEnding?: boolean
  /** What its owner may do: links and buttons. */
  children: ReactNode
  /** Takes the focus when an action has changed what stands here. */
  ref?: Ref<HTMLElement>
}

/** Where one's own ad stands and what can be done about it; a `<section>` on the ad's pages. */
export const OwnAdPanel = ({
  state,
  reason,
  waiting,
  validity,
  daysLeft,
  isEnding = false,
  children,
  ref,
}: OwnAdPanelProps) => (
  <section ref={ref} className={styles.panel} aria-label="Stav inzerátu" tabIndex={-1}>
    <p className={styles.state}>
      <StateMark tone={state.tone}>{state.text}</StateMark>
      {validity && <span>{validity}</span>}
      {daysLeft && <strong className={isEnding ? styles.ending : undefined}>{daysLeft}</strong>}
    </p>
    {waiting && <p>{waiting}</p>}
    {reason && <p>{reason}</p>}
    <div className={styles.actions}>{children}</div>
  </section>
)
