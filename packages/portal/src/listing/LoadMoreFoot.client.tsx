'use client'

import { PER_PAGE } from '@inzrt/domain/limits'
import { LoadMore } from '@inzrt/ui/listing/LoadMore.tsx'
import { type MouseEvent, useState } from 'react'
import { LAST_PAGE } from '../listing-url/ListingState.ts'
import { serialiseListing } from '../listing-url/serialiseListing.ts'
import { fetchList } from '../stores/listStore.ts'
import { showToast } from '../stores/toastStore.ts'
import type { ListParams } from './ListParams.ts'
import type { NextEdition } from './toRowView.ts'

export type LoadMoreFootProps = {
  /** The list as the page came. */
  params: ListParams
  path: string
  /** Ads on the page and in all. */
  shown: number
  total: number
  noun: string
  edition: NextEdition | null
}

/** Beyond this page one answer no longer holds the list; the page is loaded anew instead. */
const LAST_LIVE_PAGE = 10

/** Foot of a list: loads the next page in place and writes it into the address, so that back finds it. */
export const LoadMoreFoot = ({
  params,
  path,
  total,
  noun,
  edition,
  ...start
}: LoadMoreFootProps) => {
  const [{ page, shown }, setOpened] = useState({ page: params.state.page, shown: start.shown })
  const [isLoading, setLoading] = useState(false)
  const next = { ...params.state, page: page + 1 }
  const term = params.source.kind === 'search' ? params.source.term : undefined
  const nextHref = serialiseListing(path, next, term)

  const load = async (event: MouseEvent) => {
    if (next.page > LAST_LIVE_PAGE || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isLoading) return
    setLoading(true)
    try {
      const { loadRows } = await import('./loadRows.ts')
      let ads = shown
      await fetchList({ ...params, state: next }, async (asked) => {
        const rows = await loadRows(asked, edition)
        ads = rows.filter(({ type }) => type === 'inzrt').length

        return rows
      })
      setOpened({ page: next.page, shown: ads })
      history.replaceState(history.state, '', nextHref)
    } catch (error) {
      showToast('bad', error instanceof Error ? error.message : String(error))
    }
    setLoading(false)
  }

  return (
    <LoadMore
      shown={shown}
      total={total}
      noun={noun}
      nextHref={shown < total && page < LAST_PAGE ? nextHref : undefined}
      nextCount={Math.min(PER_PAGE, total - shown)}
      onLoad={load}
      isLoading={isLoading}
      rankingHref="/jak-radime"
    />
  )
}
