'use client'

import { PER_PAGE } from '@inzrt/rules/limits'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import { LazyBoundary } from '../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'
import { listStore } from './listStore.ts'

const MoreRows = lazyPart(() => import('./MoreRows.client.tsx'))

/** The list the page came with; of results it is the last one, after the sections. */
const listOfPage = () => [...document.querySelectorAll('#seznam ul')].at(-1)

/**
 * Rows that were loaded after the page came: they grow at the end of its still list. None until somebody
 * asks for more.
 * @param from how many rows the page came with
 */
export const LoadedRows = ({ from }: { from: number }) => {
  const { rows, page } = useSnapshot(listStore)
  const isOpen = Math.min(rows.length, (page ?? 0) * PER_PAGE) > from
  const list = isOpen ? listOfPage() : undefined

  return (
    list &&
    createPortal(
      <LazyBoundary>
        <MoreRows from={from} list={list} />
      </LazyBoundary>,
      list,
    )
  )
}
