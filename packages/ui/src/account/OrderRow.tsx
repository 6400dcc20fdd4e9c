import type { ReactNode } from 'react'
import { StateMark, type StateTone } from '../badge/StateMark.tsx'
import type { WithLink } from '../link/LinkComponent.ts'
import styles from './OrderRow.module.css'

export type OrderRowProps = WithLink & {
  /** Its number, as on the receipt. */
  number: string
  /** „Zveřejnění inzerátu“. */
  title: string
  /** What was ordered, a price each. */
  items: readonly { label: string; price: string }[]
  /** What it costs in all. */
  total: string
  state: { text: string; tone: StateTone }
  /** „zaplaťte do 24. 11. 2026 12:00“. */
  note?: string | undefined
  /** When it was ordered. */
  madeOn?: string | undefined
  /** The ad it was for; without an address while nobody else sees it. */
  ad?: { heading: string; href?: string | undefined } | undefined
  /** What can be done with it. */
  actions?: ReactNode | undefined
}

/** One order with what it paid for; an `<li>`. */
export const OrderRow = ({ LinkComponent: Link = 'a', ...order }: OrderRowProps) => (
  <li className={styles.row}>
    <div className={styles.head}>
      <StateMark tone={order.state.tone}>{order.state.text}</StateMark>
      <h3>{order.title}</h3>
      {order.ad && (
        <p>
          {order.ad.href ? <Link href={order.ad.href}>{order.ad.heading}</Link> : order.ad.heading}
        </p>
      )}
      <p>
        Objednávka {order.number}
        {order.madeOn && <> · {order.madeOn}</>}
        {order.note && <> · {order.note}</>}
      </p>
    </div>
    <dl className={styles.items}>
      {order.items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.price}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Celkem</dt>
        <dd>{order.total}</dd>
      </div>
    </dl>
    {order.actions && <div className={styles.actions}>{order.actions}</div>}
  </li>
)
