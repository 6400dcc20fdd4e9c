import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'
import { Said } from './Said.tsx'
import { STATUS_WORDS } from './statusWords.ts'
import styles from './usage.module.css'

/** What a component is called, how firm it is and what it is for. */
export const UsageHead = ({ usage }: { usage: ComponentUsage }) => (
  <div className={`sb-unstyled ${styles.head}`}>
    <p className={styles.facts}>
      <b>{usage.name}</b>
      <span>Stav: {STATUS_WORDS[usage.status]}</span>
      <span>Od verze {usage.since}</span>
    </p>
    <p>
      <Said text={usage.purpose} />
    </p>
  </div>
)
