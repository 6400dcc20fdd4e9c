import { Stamp } from '../detail/Stamp.tsx'
import styles from './AdvertiserHead.module.css'

export type AdvertiserHeadProps = {
  /** The nickname, or the name of a company. */
  name: string
  /** The picture of a company, never cut; its size is that of the file. */
  logo?: { src: string; width: number; height: number } | undefined
  /** „soukromá osoba“, „12 inzerátů“ and the like, on one line. */
  facts: readonly string[]
  /** Number and seat of a company, and its nickname. */
  company?: readonly string[]
  /** A company's own web, which we do not vouch for. */
  web?: { href: string; label: string } | undefined
  /** How to reach them. */
  notes: readonly string[]
}

/** No line begins with it. */
const SEPARATOR = '\u00a0· '

/** Who advertises, above the list of their ads; a `<div>`. */
export const AdvertiserHead = ({
  name,
  logo,
  facts,
  company = [],
  web,
  notes,
}: AdvertiserHeadProps) => (
  <div className={styles.head}>
    {logo ? <img {...logo} className={styles.logo} alt={`Logo: ${name}`} /> : <Stamp name={name} />}
    <div className={styles.who}>
      <h1>{name}</h1>
      <p>{facts.join(SEPARATOR)}</p>
      {company.length > 0 && <p>{company.join(SEPARATOR)}</p>}
      {web && (
        <p>
          <a href={web.href} rel="nofollow ugc noopener noreferrer">
            {web.label}
          </a>
        </p>
      )}
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
