import styles from './TopTag.module.css'

/** Marks an ad that its advertiser moved to the top for money; a `<span>` cut with pinking shears. */
export const TopTag = () => <span className={styles.tag}>TOP</span>
