import { nonBreaking } from '@inzrt/domain/text'
import type { WithLink } from '../link/LinkComponent.ts'
import { SectionIcon } from '../section/SectionIcon.tsx'
import styles from './HeroGoods.module.css'

export type HeroGood = {
  href: string
  name: string
  /** Price in its short form: „2 900 Kč“, „Dohodou“; none where people are looked for. */
  price?: string
  icon: string | null
}

export type HeroGoodsProps = WithLink & {
  /** About seven. */
  goods: readonly HeroGood[]
}

/** Goods on the counter with their price tags; a `<ul>` that scrolls sideways. */
export const HeroGoods = ({ LinkComponent: Link = 'a', goods }: HeroGoodsProps) => (
  <div className={styles.counter}>
    <ul className={styles.goods} aria-label="Na pultě">
      {goods.map(({ href, name, price, icon }) => (
        <li key={href}>
          <Link href={href}>
            <SectionIcon className={styles.thing} name={icon} />
            <span className={styles.tag}>
              {nonBreaking(name)}
              {price && <b>{price}</b>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
