import { StateMark, type StateTone } from '../badge/StateMark.tsx'
import styles from './OrderRow.module.css'

export type OrderRowProps = {
  number: string
  /** „Zveřejnění inzerátu“. */
  title: string
  items: readonly { label: string; price: string }[]
  total: string
  state: { text: string; tone: StateTone }
  /** „zaplaťte do 24. 11. 2026 12:00“. */
  note?: string
}

/** One order with what it paid for; an `<li>`. */
export const OrderRow = ({ number, title, items, total, state, note }: OrderRowProps) => (
  <li className={styles.row}>
    <div className={styles.head}>
      <StateMark tone={state.tone}>{state.text}</StateMark>
      <h3>{title}</h3>
      <p>
        Objednávka {number}
        {note && <> · {note}</>}
      </p>
    </div>
    <dl className={styles.items}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.price}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Celkem</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  </li>
)
