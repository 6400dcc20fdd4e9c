import { nonBreaking } from '@inzrt/domain/text'
import styles from './PriceGuide.module.css'
import { PriceHistory, type PricePoint } from './PriceHistory.tsx'

/** Prices of similar things, written out. */
export type PriceTexts = Readonly<{
  /** „1 200 až 1 500 Kč“ */
  range: string
  /** „střední cena 1 350 Kč“ */
  middle: string
  /** „Podle 8 inzerátů od května 2026.“ */
  basis: string
}>

export type PriceGuideProps = {
  /** What is asked for them now; null where too few are known. */
  asked: PriceTexts | null
  /** What they were sold for, by quarters of a year. */
  sold: (PriceTexts & Readonly<{ points: readonly PricePoint[] }>) | null
}

const Line = ({ title, range, middle, basis }: PriceTexts & { title: string }) => (
  <p>
    {title} <b className={styles.range}>{range}</b>, {nonBreaking(middle)}.{' '}
    <span className={styles.basis}>{nonBreaking(basis)}</span>
  </p>
)

/** What similar things cost and were sold for; a `<section>`, nothing where nothing is known. */
export const PriceGuide = ({ asked, sold }: PriceGuideProps) =>
  (asked || sold) && (
    <section className={styles.guide} aria-labelledby="ceny">
      <h2 id="ceny">Ceny podobných inzerátů</h2>
      {asked && <Line title="Obvykle se chce" {...asked} />}
      {sold && <Line title="Prodávalo se za" {...sold} />}
      {sold && sold.points.length > 1 && <PriceHistory points={sold.points} />}
    </section>
  )
