'use client'

import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { useMember } from '../../session/useMember.ts'
import { sessionStore } from '../../stores/sessionStore.ts'

const OwnerView = lazy(() => import('./OwnerView.client.tsx'))

/** Place for what only the ad's owner sees on its page; a visitor nobody knows loads nothing for it. */
export const Owner = ({ slug }: { slug: string }) => {
  const isMember = useMember()
  const { account } = useSnapshot(sessionStore)

  return (
    isMember && (
      <Suspense>
        <OwnerView key={account} slug={slug} />
      </Suspense>
    )
  )
}
