'use client'

import { useSnapshot } from 'valtio'
import { LazyBoundary } from '../../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../../shell/lazy/lazyPart.tsx'
import { useMember } from '../../../shell/session/useMember.ts'
import { sessionStore } from '../../../shell/stores/sessionStore.ts'
import type { OwnerPart } from './OwnerView.client.tsx'

const OwnerView = lazyPart(() => import('./OwnerView.client.tsx'))

type OwnerProps = { slug: string; part: OwnerPart }

/** Place for what only the ad's owner sees on its page; a visitor nobody knows loads nothing for it. */
export const Owner = (props: OwnerProps) => {
  const isMember = useMember()
  const { account } = useSnapshot(sessionStore)

  return (
    isMember && (
      <LazyBoundary>
        <OwnerView key={account} {...props} />
      </LazyBoundary>
    )
  )
}
