import type { ReactNode } from 'react'
import { Wrap } from '../layout/Wrap.tsx'
import styles from './Hero.module.css'

export type HeroProps = {
  title: ReactNode
  /** The big search box. */
  search: ReactNode
  /** Results under the box while the visitor types. */
  searchPanel?: ReactNode
  /** `PopularSearches`. */
  popular?: ReactNode
  /** `HeroGoods`. */
  goods: ReactNode
}

/** The market stall: search first, goods on the counter; a `<section>` with a pinked lower edge. */
export const Hero = ({ title, search, searchPanel, popular, goods }: HeroProps) => (
  <section className={styles.stall} aria-labelledby="uvod">
    <Wrap className={styles.top}>
      <h1 id="uvod">{title}</h1>
      <div className={styles.search}>
        {search}
        <div className={styles.panel}>{searchPanel}</div>
      </div>
      {popular}
    </Wrap>
    {goods}
  </section>
)
