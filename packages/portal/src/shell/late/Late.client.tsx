'use client'

import { Button } from '@inzrt/ui/button/Button.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { useHydrated } from '@inzrt/ui/timing/useHydrated.ts'
import type { ReactNode } from 'react'
import { LateBoundary } from './LateBoundary.client.tsx'
import { Waiting } from './Waiting.client.tsx'

export type LateProps = {
  children: ReactNode
  /** What stands in their place until they come. */
  awaited?: ReactNode
}

const askAgain = (retry: () => void) => (
  <EmptyState title="Tuto část stránky se nepodařilo načíst" isLive>
    <Button onClick={retry}>Zkusit znovu</Button>
  </EmptyState>
)

/** Parts whose code comes after the page. The server leaves them out: it would stream them by a script. */
export const Late = ({ children, awaited = <Waiting /> }: LateProps) =>
  useHydrated() ? (
    <LateBoundary awaited={awaited} missing={askAgain}>
      {children}
    </LateBoundary>
  ) : (
    <>
      {awaited}
      <noscript>
        <p>Tato část stránky potřebuje JavaScript. Zapněte ho prosím v{'\u00a0'}prohlížeči.</p>
      </noscript>
    </>
  )
