'use client'

import { useEffect } from 'react'

/** Says once that somebody looks at the ad; what only loads a page runs no scripts and counts for nothing. */
export const ViewCount = ({ slug }: { slug: string }) => {
  useEffect(() => {
    const count = async () => {
      const { sayViewed } = await import('./sayViewed.ts')
      await sayViewed(slug)
    }
    void count()
  }, [slug])

  return null
}
