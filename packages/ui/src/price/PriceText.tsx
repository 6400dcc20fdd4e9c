import { formatPrice, hasAmount, type Price } from '@inzrt/domain/price'
import { classNames } from '../class-names/classNames.ts'
import styles from './PriceText.module.css'

export type PriceTextProps = {
  /** null: nothing is said of it. */
  price: Price | null
  /** `short` in rows („Dohodou“), `long` in the detail („Cena dohodou“). */
  length?: 'short' | 'long'
  /** Small print under the price, such as „měsíčně“. */
  note?: string | undefined
  className?: string | undefined
}

/** Price of an ad: money bold, words lighter, so that sums stand out in a column; a `<p>`. */
export const PriceText = ({ price, length = 'short', note, className }: PriceTextProps) =>
  price && (
    <p className={classNames(styles.price, !hasAmount(price.type) && styles.soft, className)}>
      {formatPrice(price, length)}
      {note && <small className={styles.note}>{note}</small>}
    </p>
  )
