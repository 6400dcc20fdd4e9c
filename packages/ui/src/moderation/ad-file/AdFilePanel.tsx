import type { ReactNode } from 'react'
import { StateMark, type StateTone } from '../../badge/StateMark.tsx'
import { QueuePhotos, type QueuePhotosProps } from '../queue/QueuePhotos.tsx'
import styles from './AdFilePanel.module.css'

type Entry = { at: string; text: string; who: string; why?: string }

type Twin = {
  id: number
  heading: string
  content: string
  state: { text: string; tone: StateTone }
  facts: readonly string[]
}

export type AdFilePanelProps = {
  /** The ad the file is of. */
  ad: { heading: string; content: string }
  /** What happened to it, the oldest first. */
  history: readonly Entry[]
  /** What was decided about it. */
  decisions: readonly Entry[]
  /** Ads with the same text or photo. */
  twins: readonly Twin[]
  /** How to reach the advertiser. */
  contacts: ReactNode
  /** What its company says of itself; null: it is none, or says nothing. */
  companyPage: { about: string; web: string | null; photos: QueuePhotosProps['photos'] } | null
  /** Takes that away. */
  removal?: ReactNode
  /** How the paper prints it; of a site without one nothing. */
  print?: ReactNode
}

const Entries = ({ title, entries }: { title: string; entries: readonly Entry[] }) => (
  <section>
    <h4>{title}</h4>
    {entries.length === 0 && <p>Zatím nic.</p>}
    <ol className={styles.entries}>
      {entries.map(({ at, text, who, why }) => (
        <li key={`${at} ${text}`}>
          <time>{at}</time> {text} <span>({who})</span>
          {why && <p>{why}</p>}
        </li>
      ))}
    </ol>
  </section>
)

/** An ad beside those like it, its history and what was decided about it; a `<div>`. */
export const AdFilePanel = ({
  ad,
  history,
  decisions,
  twins,
  contacts,
  companyPage,
  removal,
  print,
}: AdFilePanelProps) => (
  <div className={styles.file}>
    <section>
      <h4>Podobné inzeráty</h4>
      {twins.length === 0 ? (
        <p>Žádný se stejným textem ani fotkou.</p>
      ) : (
        <div className={styles.beside}>
          <article className={styles.ad}>
            <h5>{ad.heading}</h5>
            <p>Tento inzerát</p>
            <p className={styles.content}>{ad.content}</p>
          </article>
          {twins.map(({ id, heading, content, state, facts }) => (
            <article key={id} className={styles.ad}>
              <h5>{heading}</h5>
              <p>
                <StateMark tone={state.tone}>{state.text}</StateMark> {facts.join(' · ')}
              </p>
              <p className={styles.content}>{content}</p>
            </article>
          ))}
        </div>
      )}
    </section>
    <div className={styles.columns}>
      <Entries title="Historie" entries={history} />
      <Entries title="Rozhodnutí" entries={decisions} />
      <section>
        <h4>Kontakty</h4>
        {contacts}
      </section>
    </div>
    {companyPage && (
      <section className={styles.wide}>
        <h4>Stránka firmy</h4>
        {companyPage.about && <p className={styles.content}>{companyPage.about}</p>}
        {companyPage.web && <p>{companyPage.web}</p>}
        <QueuePhotos photos={companyPage.photos} />
        {removal}
      </section>
    )}
    {print && (
      <section className={styles.wide}>
        <h4>V{'\u00a0'}novinách</h4>
        {print}
      </section>
    )}
  </div>
)
