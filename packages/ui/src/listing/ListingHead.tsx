import { nonBreaking } from '@inzrt/domain/text'
import type { ReactNode } from 'react'
import { classNames } from '../class-names/classNames.ts'
import { SectionIcon } from '../section/SectionIcon.tsx'
import styles from './ListingHead.module.css'

export type ListingHeadProps = {
  title: string
  /** Honest count and news: „312 inzerátů · dnes přibylo 17“. */
  summary?: ReactNode
  /** Picture of the section; stands on the line below. */
  icon?: string | null
  /** What the list offers, in place of the picture. */
  counter?: ReactNode
  /** What can be done with the whole list, at the end of the line. */
  actions?: ReactNode
}

/** Title of a list of ads with the section's goods standing on the line; a `<div>`. */
export const ListingHead = ({ title, summary, icon, counter, actions }: ListingHeadProps) => (
  <div
    className={classNames(
      styles.head,
      Boolean(counter) && styles.stocked,
      Boolean(actions) && styles.active,
    )}
  >
    <div className={styles.words}>
      <h1>{nonBreaking(title)}</h1>
      {summary && <p>{summary}</p>}
    </div>
    {counter}
    {actions}
    {!counter && icon && <SectionIcon className={styles.icon} name={icon} size="huge" />}
  </div>
)
