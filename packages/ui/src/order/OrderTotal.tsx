import { formatExactly, formatMoney } from '@inzrt/domain/price'
import { discountTotal, type OrderLine, orderTotal, orderVat } from '@inzrt/rules/order'
import styles from './OrderTotal.module.css'

export type OrderTotalProps = {
  lines: readonly OrderLine[]
  /** „Sleva 10 % s kódem LETO2026“, where a coupon lowers the lines. */
  discountLabel?: string | undefined
  /** Dates that matter: „Platí do“ and „24. 11. 2026“. */
  dates?: readonly { label: string; date: string }[] | undefined
}

const CROWNS = 'CZK'

/** What is ordered, what it costs with VAT, and when it ends; a `<section>` read aloud as it changes. */
export const OrderTotal = ({ lines, discountLabel, dates = [] }: OrderTotalProps) => {
  const total = orderTotal(lines)

  return (
    <section className={styles.order} aria-label="Souhrn objednávky">
      <dl className={styles.lines}>
        {lines.map(({ kind, label, unitPrice }) => (
          <div key={kind}>
            <dt>{label}</dt>
            <dd>{formatExactly(unitPrice, CROWNS)}</dd>
          </div>
        ))}
        {discountLabel && (
          <div>
            <dt>{discountLabel}</dt>
            <dd>{formatExactly(-discountTotal(lines), CROWNS)}</dd>
          </div>
        )}
        <div className={styles.total} aria-live="polite" aria-atomic="true">
          <dt>Celkem s{'\u00a0'}DPH</dt>
          <dd>{formatExactly(total, CROWNS)}</dd>
        </div>
        {total > 0 && (
          <div className={styles.aside}>
            <dt>
              z{'\u00a0'}toho DPH 21{'\u00a0'}%
            </dt>
            <dd>{formatMoney(orderVat(lines), CROWNS, 2)}</dd>
          </div>
        )}
        {dates.map(({ label, date }) => (
          <div key={label} className={styles.aside}>
            <dt>{label}</dt>
            <dd>{date}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
