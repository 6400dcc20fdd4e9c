import { JsonLd } from '../shell/metadata/JsonLd.tsx'
import type { RowItem } from './toRowItems.ts'

export type ItemListDataProps = { items: readonly RowItem[]; origin: string }

/** A carousel shows no more; every further ad would weigh on anyone who reads the page. */
const MOST = 10

/** The first ads of a list in their order, for search engines; banners are not among them. */
export const ItemListData = ({ items, origin }: ItemListDataProps) => (
  <JsonLd
    data={{
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: items
        .filter(({ type }) => type === 'inzrt')
        .slice(0, MOST)
        .map(({ row }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: new URL(row.href, origin).href,
        })),
    }}
  />
)
