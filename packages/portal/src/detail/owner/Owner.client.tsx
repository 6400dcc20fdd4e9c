'use client'

import { lazy, Suspense } from 'react'
import { useMember } from '../../session/useMember.ts'

const OwnerView = lazy(() => import('./OwnerView.client.tsx'))

/** Place for what only the ad's owner sees on its page; a visitor nobody knows loads nothing for it. */
export const Owner = ({ slug }: { slug: string }) => {
  const isMember = useMember()

  return (
    isMember && (
      <Suspense>
        <OwnerView slug={slug} />
      </Suspense>
    )
  )
}
