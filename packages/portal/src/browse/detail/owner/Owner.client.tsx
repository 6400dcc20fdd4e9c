'use client'

import { useSnapshot } from 'valtio'
import { LazyBoundary } from '../../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../../shell/lazy/lazyPart.tsx'
import { useMember } from '../../../shell/session/useMember.ts'
import { sessionStore } from '../../../shell/stores/sessionStore.ts'

const PARTS = {
  state: lazyPart(() => import('./OwnerView.client.tsx')),
  figures: lazyPart(() => import('./OwnerFigures.client.tsx')),
}

type OwnerProps = { slug: string; part: keyof typeof PARTS }

/** Place for what only the ad's owner sees on its page; a visitor nobody knows loads nothing for it. */
export const Owner = ({ slug, part }: OwnerProps) => {
  const isMember = useMember()
  const { account } = useSnapshot(sessionStore)
  const Part = PARTS[part]

  return (
    isMember && (
      <LazyBoundary>
        <Part key={account} slug={slug} />
      </LazyBoundary>
    )
  )
}
