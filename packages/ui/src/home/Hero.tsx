import type { ReactNode } from 'react'
import { Wrap } from '../layout/Wrap.tsx'
import type { WithLink } from '../link/LinkComponent.ts'
import { SectionIcon } from '../section/SectionIcon.tsx'
import styles from './Hero.module.css'

export type HeroGoods = {
  href: string
  name: string
  /** Price in its short form: „2 900 Kč“, „Dohodou“. */
  price: string
  icon: string | null
}

export type HeroProps = WithLink & {
  title: ReactNode
  /** The big search box. */
  search: ReactNode
  /** What people look for today. */
  popular?: readonly { href: string; label: string }[]
  /** Goods on the counter with their price tags; about seven. */
  goods: readonly HeroGoods[]
}

/** The market stall: search first, goods on the counter; a `<section>` with a pinked lower edge. */
export const Hero = ({
  LinkComponent: Link = 'a',
  title,
  search,
  popular = [],
  goods,
}: HeroProps) => (
  <section className={styles.stall} aria-labelledby="uvod">
    <Wrap className={styles.top}>
      <h1 id="uvod">{title}</h1>
      <div className={styles.search}>{search}</div>
      {popular.length > 0 && (
        <p className={styles.popular}>
          <span>Lidé dnes shánějí:</span>
          {popular.map(({ href, label }) => (
            <Link key={label} href={href}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </Wrap>
    <div className={styles.counter}>
      <ul className={styles.goods} aria-label="Na pultě">
        {goods.map(({ href, name, price, icon }) => (
          <li key={href}>
            <Link href={href}>
              <SectionIcon className={styles.thing} name={icon} />
              <span className={styles.tag}>
                {name}
                <b>{price}</b>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
