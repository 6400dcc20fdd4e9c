import type { ReactNode } from 'react'
import { StateMark, type StateTone } from '../badge/StateMark.tsx'
import styles from './AddressLine.module.css'

export type AddressLineProps = {
  /** An e-mail address or a telephone. */
  address: string
  state: { text: string; tone: StateTone }
  /** What can be done with it. */
  action?: ReactNode
}

/** An address and whether it was confirmed; a `<p>`. */
export const AddressLine = ({ address, state, action }: AddressLineProps) => (
  <p className={styles.line}>
    <b>{address}</b>
    <StateMark tone={state.tone}>{state.text}</StateMark>
    {action}
  </p>
)
