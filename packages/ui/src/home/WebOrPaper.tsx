import type { ReactNode } from 'react'
import { SectionHeading } from './SectionHeading.tsx'
import styles from './WebOrPaper.module.css'

export type WebOrPaperProps = {
  heading: ReactNode
  /** A list of ads. */
  web: ReactNode
  /** The same ads as the paper prints them. */
  paper: ReactNode
}

/** A list that one switch folds into a printed page; two radio buttons that need no script. */
export const WebOrPaper = ({ heading, web, paper }: WebOrPaperProps) => (
  <div className={styles.views}>
    <SectionHeading
      aside={
        <div className={styles.switch} role="radiogroup" aria-label="Podoba inzerátů">
          <label>
            <input type="radio" name="podoba" value="web" defaultChecked />
            Web
          </label>
          <label>
            <input type="radio" name="podoba" value="papir" />
            Papír
          </label>
        </div>
      }
    >
      {heading}
    </SectionHeading>
    <div className={styles.web}>{web}</div>
    <div className={styles.paper}>{paper}</div>
  </div>
)
