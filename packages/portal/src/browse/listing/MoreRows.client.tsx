'use client'

import { PER_PAGE } from '@inzrt/rules/limits'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { RowItem } from '../../ad/toRowItems.ts'
import { ListRows } from './ListRows.tsx'
import { listStore } from './listStore.ts'

/** Moves the focus to the first row that is new, so that reading goes on where it stopped. */
const focusRow = (row: Element | undefined): void =>
  row?.querySelector('a')?.focus({ preventScroll: true })

type MoreRowsProps = {
  /** How many rows the page came with. */
  from: number
  list: Element
}

/** Rows of the further pages; the first new one takes the focus. */
const MoreRows = ({ from, list }: MoreRowsProps) => {
  const { rows, page } = useSnapshot(listStore)
  const items = (rows as readonly RowItem[]).slice(from, (page ?? 0) * PER_PAGE)
  const seen = useRef(0)

  useEffect(() => {
    if (items.length > seen.current) focusRow(list.children[from + seen.current])
    seen.current = items.length
  }, [items.length, from, list])

  return <ListRows items={items} />
}

export default MoreRows
