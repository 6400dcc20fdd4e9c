import { AdRow } from '@inzrt/ui/listing/AdRow.tsx'
import { BannerRow } from '@inzrt/ui/listing/BannerRow.tsx'
import type { RowItem } from './toRowItems.ts'

/** Rows of a list, in the server's answer as well as in what is loaded later. */
export const ListRows = ({ items }: { items: readonly RowItem[] }) =>
  items.map((item) =>
    item.type === 'inzrt' ? (
      <AdRow key={item.key} headingLevel="h2" {...item.row} />
    ) : (
      <BannerRow key={item.key} {...item.row} />
    ),
  )
