import type { CounterGood } from '@inzrt/ui/listing/MarketCounter.tsx'
import type { RowItem } from '../../ad/toRowItems.ts'

const FEWEST = 3
const MOST = 6

const toGood = (item: RowItem): readonly CounterGood[] => {
  if (item.type !== 'inzrt') return []
  const { href, heading, type, price, image } = item.row
  // A tag that says „in the text“ hangs on nothing one could read.
  if (type !== 'offer' || !image || !price || price.type === 'in_text') return []

  return [{ href, heading, price, image }]
}

/** The first offers of a list that show a photograph and a price; none where they would stand there alone. */
export const toCounterGoods = (items: readonly RowItem[]): readonly CounterGood[] => {
  const goods = items.flatMap(toGood).slice(0, MOST)

  return goods.length < FEWEST ? [] : goods
}
