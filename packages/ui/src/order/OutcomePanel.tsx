import type { ReactNode, Ref } from 'react'
import { CheckIcon } from '../icon/CheckIcon.tsx'
import { ClockIcon } from '../icon/ClockIcon.tsx'
import { CloseIcon } from '../icon/CloseIcon.tsx'
import { WarningIcon } from '../icon/WarningIcon.tsx'
import styles from './OutcomePanel.module.css'

/** How a payment ended, or that nobody knows yet. */
export type PaymentOutcomeKind =
  | 'paid'
  | 'done'
  | 'cancelled'
  | 'declined'
  | 'faulty'
  | 'checking'
  | 'waiting'
  | 'expired'
  | 'refund'

export type OutcomePanelProps = {
  /** Gives the heading and its icon. */
  kind: PaymentOutcomeKind
  /** What happened and what comes next, in a sentence or two. */
  text: ReactNode
  facts?: readonly { label: string; value: ReactNode }[]
  /** What can be done; the first is the likely one. */
  actions?: ReactNode
  /** Takes the focus of what it replaces. */
  headingRef?: Ref<HTMLHeadingElement>
  children?: ReactNode
}

const LOOKS = {
  paid: { title: 'Zaplaceno', icon: <CheckIcon /> },
  done: { title: 'Hotovo', icon: <CheckIcon /> },
  cancelled: { title: 'Zrušeno', icon: <CloseIcon /> },
  declined: { title: 'Zamítnuto', icon: <WarningIcon /> },
  faulty: { title: 'Nepodařilo se', icon: <WarningIcon /> },
  checking: { title: 'Ověřujeme', icon: <ClockIcon /> },
  waiting: { title: 'Čeká na zaplacení', icon: <ClockIcon /> },
  expired: { title: 'Čas vypršel', icon: <ClockIcon /> },
  refund: { title: 'Peníze vracíme', icon: <CheckIcon /> },
} as const satisfies Record<PaymentOutcomeKind, unknown>

/** The end of a payment, told to who paid; a `<section>` (R069). */
export const OutcomePanel = ({
  kind,
  text,
  facts = [],
  actions,
  headingRef,
  children,
}: OutcomePanelProps) => {
  const { title, icon } = LOOKS[kind]

  return (
    <section className={`${styles.outcome} ${styles[kind]}`}>
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        <span className={styles.icon}>{icon}</span>
        {title}
      </h1>
      <div className={styles.text}>{text}</div>
      {children}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
