import { StateMark, type StateTone } from '../badge/StateMark.tsx'
import styles from './AddressLine.module.css'

export type AddressLineProps = { address: string; state: { text: string; tone: StateTone } }

/** An address and whether it was confirmed; a `<p>`. */
export const AddressLine = ({ address, state }: AddressLineProps) => (
  <p className={styles.line}>
    <b>{address}</b>
    <StateMark tone={state.tone}>{state.text}</StateMark>
  </p>
)
