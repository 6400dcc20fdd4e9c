'use client'

import { PER_PAGE } from '@inzrt/domain/limits'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { listStore } from '../stores/listStore.ts'
import { ListRows } from './ListRows.client.tsx'
import type { RowItem } from './toRowItems.ts'

/** Moves the focus to the first row that is new, so that reading goes on where it stopped. */
const focusRow = (index: number): void => {
  const list = document.getElementById('seznam')
  const row = list?.querySelectorAll<HTMLElement>('ul > li')[index]
  row?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
}

/** Rows of the further pages; the first new one takes the focus. */
const MoreRows = ({ from }: { from: number }) => {
  const { rows, page } = useSnapshot(listStore)
  const items = (rows as readonly RowItem[]).slice(from, (page ?? 0) * PER_PAGE)
  const seen = useRef(0)

  useEffect(() => {
    if (items.length > seen.current) focusRow(from + seen.current)
    seen.current = items.length
  }, [items.length, from])

  return <ListRows items={items} />
}

export default MoreRows
