import type { Pagination } from '@inzrt/contracts/wire/pagination'
import { plural, WORD_FORMS } from '@inzrt/domain/text'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { AdList } from '@inzrt/ui/listing/AdList.tsx'
import type { ReactNode } from 'react'
import type { RowItem } from '../../ad/toRowItems.ts'
import type { NextEdition } from '../../ad/toRowView.ts'
import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'
import type { ListParams } from './ListParams.ts'
import { ListRows } from './ListRows.tsx'
import { LoadedRows } from './LoadedRows.client.tsx'
import { LoadMoreFoot } from './LoadMoreFoot.client.tsx'

export type ListingFrameProps = {
  path: string
  params: ListParams
  items: readonly RowItem[]
  pagination: Pagination
  edition: NextEdition | null
  /** Stands in place of an empty list. */
  whenEmpty?: ReactNode
}

/** Rows of a list and its foot; both go on in the browser. */
export const ListingFrame = ({
  path,
  params,
  items,
  pagination,
  edition,
  whenEmpty,
}: ListingFrameProps) => {
  const shown = items.filter(({ type }) => type === 'inzrt').length

  if (shown === 0) {
    return (
      whenEmpty ?? (
        <EmptyState title="Nebyl nalezen žádný inzerát" icon={null}>
          <p>Zkuste výběr rozšířit, nebo sem inzerát vložte jako první.</p>
        </EmptyState>
      )
    )
  }

  return (
    <>
      <StaticHtml name="rows">
        <div id="seznam">
          <AdList label="Inzeráty">
            <ListRows items={items} />
          </AdList>
        </div>
      </StaticHtml>
      <LoadedRows from={items.length} />
      <LoadMoreFoot
        params={params}
        path={path}
        shown={shown}
        total={pagination.total}
        noun={plural(pagination.total, WORD_FORMS.advertGenitive)}
        edition={edition}
      />
    </>
  )
}
