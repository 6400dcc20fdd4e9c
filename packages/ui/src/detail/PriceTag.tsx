import { PriceText, type PriceTextProps } from '../price/PriceText.tsx'
import styles from './PriceTag.module.css'

/** Price of the ad's own page, in full words; a `<p>`. */
export const PriceTag = (props: Omit<PriceTextProps, 'length' | 'className'>) => (
  <PriceText {...props} length="long" className={styles.tag} />
)
