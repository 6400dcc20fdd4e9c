'use client'

import { PER_PAGE } from '@inzrt/domain/limits'
import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { listStore } from '../stores/listStore.ts'

const MoreRows = lazy(() => import('./MoreRows.client.tsx'))

/**
 * Rows that were loaded after the page came; none until somebody asks for more.
 * @param from how many rows the page came with
 */
export const LoadedRows = ({ from }: { from: number }) => {
  const { rows, page } = useSnapshot(listStore)

  return Math.min(rows.length, (page ?? 0) * PER_PAGE) > from ? (
    <Suspense>
      <MoreRows from={from} />
    </Suspense>
  ) : null
}
