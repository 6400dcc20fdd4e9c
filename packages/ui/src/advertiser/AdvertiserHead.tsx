import { Stamp } from '../detail/Stamp.tsx'
import styles from './AdvertiserHead.module.css'

export type AdvertiserHeadProps = {
  /** The nickname. */
  name: string
  /** „soukromá osoba“, „12 inzerátů“ and the like, on one line. */
  facts: readonly string[]
  /** Name, number and seat of a company. */
  company?: readonly string[]
  /** How to reach them. */
  notes: readonly string[]
}

/** Who advertises, above the list of their ads; a `<div>`. */
export const AdvertiserHead = ({ name, facts, company = [], notes }: AdvertiserHeadProps) => (
  <div className={styles.head}>
    <Stamp name={name} />
    <div className={styles.who}>
      <h1>{name}</h1>
      <p>{facts.join(' · ')}</p>
      {company.length > 0 && <p>{company.join(' · ')}</p>}
    </div>
    {notes.length > 0 && (
      <div className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    )}
  </div>
)
