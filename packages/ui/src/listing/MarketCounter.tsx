import { formatPrice, type Price } from '@inzrt/domain/price'
import { classNames } from '../class-names/classNames.ts'
import fading from '../layout/fading.module.css'
import type { WithLink } from '../link/LinkComponent.ts'
import { type ThumbSource, thumbSrcSet } from '../picture/ThumbSource.ts'
import styles from './MarketCounter.module.css'

export type CounterGood = { href: string; heading: string; price: Price; image: ThumbSource }

export type MarketCounterProps = WithLink & {
  /** About six. */
  goods: readonly CounterGood[]
}

/**
 * Photographs of a list's first goods on one line, their price tags hanging below it; a `<ul>`. Its rows tell the same
 * again, so it spares names of classes.
 */
export const MarketCounter = ({ LinkComponent: Link = 'a', goods }: MarketCounterProps) => (
  <ul className={classNames(styles.goods, fading.line)} data-timeline aria-label="Na pultě">
    {goods.map(({ href, heading, price, image }) => (
      <li key={href}>
        <Link href={href}>
          <img
            src={image.src}
            srcSet={thumbSrcSet(image, 'lazy')}
            width={120}
            height={90}
            alt={heading}
            loading="lazy"
          />
          <b>{formatPrice(price, 'short')}</b>
        </Link>
      </li>
    ))}
  </ul>
)
