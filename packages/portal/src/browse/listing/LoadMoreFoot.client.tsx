'use client'

import { PER_PAGE } from '@inzrt/rules/limits'
import { LoadMore } from '@inzrt/ui/listing/LoadMore.tsx'
import { type MouseEvent, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { NextEdition } from '../../ad/toRowView.ts'
import { LAST_PAGE } from '../../shell/listing-url/ListingState.ts'
import { readPage } from '../../shell/listing-url/readPage.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import type { ListParams } from './ListParams.ts'
import { fetchList, listStore, showPage } from './listStore.ts'

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

/** Beyond this page one answer no longer holds the list; the page is loaded again instead. */
const LAST_LIVE_PAGE = 10

const isPlain = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey

/** Foot of a list: loads the next page in place and writes it into the address; back closes it again. */
export const LoadMoreFoot = ({
  params,
  path,
  total,
  noun,
  edition,
  ...start
}: LoadMoreFootProps) => {
  const { rows, page: opened } = useSnapshot(listStore)
  const [isLoading, setLoading] = useState(false)
  const page = opened ?? params.state.page
  const shown =
    opened === null || page === params.state.page
      ? start.shown
      : rows.slice(0, page * PER_PAGE).filter(({ type }) => type === 'inzrt').length
  const next = { ...params.state, page: page + 1 }
  const term = params.source.kind === 'search' ? params.source.term : undefined
  const nextHref = serialiseListing(path, next, term)

  useEffect(() => {
    const follow = () => {
      const asked = readPage(new URLSearchParams(location.search).get('page') ?? '')
      if (asked !== params.state.page && !showPage(asked)) location.reload()
      else listStore.page = asked
    }
    window.addEventListener('popstate', follow)

    return () => window.removeEventListener('popstate', follow)
  }, [params.state.page])

  useEffect(() => {
    const controller = new AbortController()
    // Not needed for the first paint, so it is no part of what the page waits for.
    import('./keepPlace.ts').then(
      ({ keepPlace }) => keepPlace(controller.signal),
      () => undefined,
    )

    return () => controller.abort()
  }, [])

  const load = async (event: MouseEvent) => {
    if (next.page > LAST_LIVE_PAGE || !isPlain(event)) return
    event.preventDefault()
    if (isLoading) return
    setLoading(true)
    try {
      const [{ loadRows }] = await Promise.all([
        import('./loadRows.ts'),
        // Asked for now, not after the answer: rows that came should not wait for what draws them.
        import('./MoreRows.client.tsx'),
      ])
      await fetchList({ ...params, state: next }, (asked) => loadRows(asked, edition))
      history.pushState(history.state, '', nextHref)
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
