import { nonBreaking } from '@inzrt/domain/text'
import type { ReactNode } from 'react'
import styles from './SettingsSection.module.css'

export type SettingsSectionProps = {
  /** Anchor of the section; what leads to it brings the keyboard along. */
  id: string
  title: string
  /** What it is good for, in a sentence. */
  lead: ReactNode
  children: ReactNode
}

/** One matter of the settings: its name left, its form right; a `<section>`. */
export const SettingsSection = ({ id, title, lead, children }: SettingsSectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <div className={styles.head}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <p>{typeof lead === 'string' ? nonBreaking(lead) : lead}</p>
    </div>
    <div className={styles.body}>{children}</div>
  </section>
)
