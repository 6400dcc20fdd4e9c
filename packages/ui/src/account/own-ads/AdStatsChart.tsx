import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'
import { ChartTable } from '../../chart/ChartTable.tsx'
import styles from './AdStatsChart.module.css'

type AdDay = { day: string; views: number; reveals: number; messages: number }

export type AdStatsChartProps = {
  /** The oldest first. */ days: readonly AdDay[]
}

const HEIGHT = 60
const WIDTH = 10
const GAP = 3

const sum = (days: readonly AdDay[], what: 'views' | 'reveals' | 'messages'): number =>
  days.reduce((total, day) => total + day[what], 0)

const dayAt = (days: readonly AdDay[], at: number): string => {
  const day = days.at(at)?.day

  return day === undefined ? '' : formatDate(new Date(day), 'short')
}

/** How an ad did day by day: a bar of looks a day, and the same in a table (P057); a `<figure>`. */
export const AdStatsChart = ({ days }: AdStatsChartProps) => {
  const most = Math.max(1, ...days.map(({ views }) => views))
  const totals = [
    countOf(sum(days, 'views'), WORD_FORMS.view),
    countOf(sum(days, 'reveals'), WORD_FORMS.phoneReveal),
    countOf(sum(days, 'messages'), WORD_FORMS.message),
  ].join(', ')

  return (
    <figure className={styles.stats}>
      <figcaption>
        Za posledních {countOf(days.length, WORD_FORMS.day)}: {totals}.
      </figcaption>
      <ChartTable
        summary={'Po dnech v\u00a0tabulce'}
        columns={['Den', 'Zobrazení', 'Telefon', 'Zprávy']}
        rows={days.toReversed().map(({ day, views, reveals, messages }) => ({
          name: formatDate(new Date(day)),
          values: [views, reveals, messages],
        }))}
        viewBox={`0 0 ${days.length * (WIDTH + GAP) - GAP} ${HEIGHT}`}
        ends={[dayAt(days, 0), dayAt(days, -1)]}
        isStretched
        className={styles.bars}
      >
        {days.map(({ day, views }, index) => {
          const height = views === 0 ? 1 : Math.max(3, (views / most) * HEIGHT)

          return (
            <rect
              key={day}
              x={index * (WIDTH + GAP)}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
            />
          )
        })}
      </ChartTable>
    </figure>
  )
}
