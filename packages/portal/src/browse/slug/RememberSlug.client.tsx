'use client'

import { useEffect } from 'react'
import { type SlugItem, storeSlug } from '../../shell/stores/slugStore.ts'

/** Tells the rest of the page in the browser what its address led to. */
export const RememberSlug = ({ item }: { item: SlugItem }) => {
  useEffect(() => storeSlug(item), [item])

  return null
}
