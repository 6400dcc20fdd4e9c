import { AdRow } from '@inzrt/ui/listing/AdRow.tsx'
import { BannerRow } from '@inzrt/ui/listing/BannerRow.tsx'
import type { RowItem } from '../../ad/toRowItems.ts'

export type ListRowsProps = { items: readonly RowItem[]; headingLevel?: 'h2' | 'h3' }

/** Rows of a list, in the server's answer as well as in what is loaded later. */
export const ListRows = ({ items, headingLevel = 'h2' }: ListRowsProps) =>
  items.map((item) =>
    item.type === 'inzrt' ? (
      <AdRow key={item.key} headingLevel={headingLevel} {...item.row} />
    ) : (
      <BannerRow key={item.key} {...item.row} />
    ),
  )
