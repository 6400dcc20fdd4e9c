'use client'

import type { Pagination } from '@inzrt/contracts/wire/pagination'
import { PER_PAGE } from '@inzrt/rules/limits'
import { AdList } from '@inzrt/ui/listing/AdList.tsx'
import { LoadMore } from '@inzrt/ui/listing/LoadMore.tsx'
import type { ReactNode } from 'react'
import { type AccountState, accountHref, LAST_ACCOUNT_PAGE } from '../session/accountState.ts'

export type OwnListProps = {
  label: string
  state: AccountState
  pagination: Pagination
  /** What is counted, in the form that follows „z“ and the total. */
  noun: string
  /** What stands instead of an empty list. */
  empty: ReactNode
  children: ReactNode
}

/** One's own rows, and the way to more of them. */
export const OwnList = ({ label, state, pagination, noun, empty, children }: OwnListProps) => {
  const { total, count } = pagination
  if (total === 0) return empty
  const hasMore = count < total && state.page < LAST_ACCOUNT_PAGE

  return (
    <div>
      <AdList label={label}>{children}</AdList>
      {total > PER_PAGE && (
        <LoadMore
          shown={count}
          total={total}
          noun={noun}
          nextHref={hasMore ? accountHref({ ...state, page: state.page + 1 }) : undefined}
          nextCount={Math.min(PER_PAGE, total - count)}
        />
      )}
    </div>
  )
}
