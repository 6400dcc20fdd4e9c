'use client'

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
  const rows = useSnapshot(listStore).rows as readonly RowItem[]
  const seen = useRef(from)

  useEffect(() => {
    focusRow(seen.current)
    seen.current = rows.length
  }, [rows])

  return <ListRows items={rows.slice(from)} />
}

export default MoreRows
