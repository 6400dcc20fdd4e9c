import styles from './PaidLabel.module.css'

/** Says that the place of an ad was paid for, as the law wants it; a `<span>`. */
export const PaidLabel = () => <span className={styles.label}>Placené zvýraznění</span>
