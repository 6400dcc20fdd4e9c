import { nonBreaking } from '@inzrt/domain/text'
import type { PriceTexts } from './PriceGuide.tsx'
import styles from './PriceHint.module.css'

export type PriceHintProps = {
  /** What is usual; null: too few are known to say. */
  words: PriceTexts | null
}

/** What is usually asked for such a thing, for who names a price; a `<div role="status">`. */
export const PriceHint = ({ words }: PriceHintProps) => (
  <div className={styles.hint} role="status">
    {words && (
      <p>
        Za podobné se obvykle chce <b>{words.range}</b>, {nonBreaking(words.middle)}.{' '}
        {nonBreaking(words.basis)}
      </p>
    )}
  </div>
)
