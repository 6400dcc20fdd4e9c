import { ChartTable } from '../chart/ChartTable.tsx'
import styles from './PriceHistory.module.css'

/** What things were sold for in a quarter of a year. */
export type PricePoint = Readonly<{
  /** „3. čtvrtletí 2026“ */
  period: string
  median: number
  /** „1 350 Kč“ */
  price: string
  count: number
}>

export type PriceHistoryProps = {
  /** The oldest first. */ points: readonly PricePoint[]
}

const WIDTH = 320
const HEIGHT = 96
const EDGE = 12

/** How the middle price went, as a line and the same in a table; a `<figure>`. */
export const PriceHistory = ({ points }: PriceHistoryProps) => {
  const most = Math.max(...points.map(({ median }) => median))
  const places = points.map(({ period, median }, at) => ({
    period,
    x: EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(1, points.length - 1),
    y: HEIGHT - (median / most) * (HEIGHT - EDGE),
  }))

  return (
    <figure className={styles.history}>
      <ChartTable
        summary={'Po čtvrtletích v\u00a0tabulce'}
        columns={['Vloženo', 'Prodáno', 'Střední cena']}
        rows={points.map(({ period, count, price }) => ({ name: period, values: [count, price] }))}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        ends={[points.at(0)?.period ?? '', points.at(-1)?.period ?? '']}
      >
        <polyline points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {places.map(({ period, x, y }) => (
          <circle key={period} cx={x} cy={y} r="5" />
        ))}
      </ChartTable>
    </figure>
  )
}
