'use client'

import { CSRF_HEADER } from '@inzrt/contracts/wire/headers'
import { useEffect } from 'react'

/**
 * Says once that somebody looks at the ad; what only loads a page runs no scripts and counts for nothing.
 * Asked without the client, which would weigh more than all else the page loads for this.
 */
export const ViewCount = ({ slug }: { slug: string }) => {
  useEffect(() => {
    const count = { method: 'POST', headers: { [CSRF_HEADER]: '1' } }
    // An answer nobody reads keeps its request open; a look that is not counted is missed by nobody.
    fetch(`/api/front/inzrts/${slug}/views`, count)
      .then((answer) => answer.text())
      .catch(() => {})
  }, [slug])

  return null
}
