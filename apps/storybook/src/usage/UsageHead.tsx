import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'
import { CopyButton } from '../docs/CopyButton.tsx'
import { Said } from './Said.tsx'
import { STATUS_WORDS } from './statusWords.ts'
import styles from './usage.module.css'

export type UsageHeadProps = { usage: ComponentUsage; importLine: string | undefined }

/** What a component is called, how firm it is, what it is for and where it comes from. */
export const UsageHead = ({ usage, importLine }: UsageHeadProps) => (
  <div className={`sb-unstyled ${styles.head}`}>
    <p className={styles.facts}>
      <b>{usage.name}</b>
      <span>Stav: {STATUS_WORDS[usage.status]}</span>
      <span>Od verze {usage.since}</span>
    </p>
    <p>
      <Said text={usage.purpose} />
    </p>
    {importLine ? (
      <p className={styles.import}>
        <code className={styles.code}>{importLine}</code> <CopyButton text={importLine} />
      </p>
    ) : (
      <p className={styles.import}>Díl portálu; v balíčku @inzrt/ui není.</p>
    )}
  </div>
)
