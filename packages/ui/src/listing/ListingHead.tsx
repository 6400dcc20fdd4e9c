import { nonBreaking } from '@inzrt/domain/text'
import type { ReactNode } from 'react'
import { SectionIcon } from '../section/SectionIcon.tsx'
import styles from './ListingHead.module.css'

export type ListingHeadProps = {
  title: string
  /** Honest count and news: „312 inzerátů · dnes přibylo 17“. */
  summary?: ReactNode
  /** Picture of the section; stands on the line below. */
  icon?: string | null
}

/** Title of a list of ads with the section's goods standing on the line; a `<div>`. */
export const ListingHead = ({ title, summary, icon }: ListingHeadProps) => (
  <div className={styles.head}>
    <div>
      <h1>{nonBreaking(title)}</h1>
      {summary && <p>{summary}</p>}
    </div>
    {icon && <SectionIcon className={styles.icon} name={icon} size="huge" />}
  </div>
)
