'use client'

import { Button } from '@inzrt/ui/button/Button.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { useHydrated } from '@inzrt/ui/timing/useHydrated.ts'
import type { ReactNode } from 'react'
import { LazyBoundary } from './LazyBoundary.client.tsx'
import { WaitingBar } from './WaitingBar.client.tsx'

export type ClientOnlyProps = {
  children: ReactNode
  /** What stands in their place until they come. */
  fallback?: ReactNode
}

const askAgain = (retry: () => void) => (
  <EmptyState title="Tuto část stránky se nepodařilo načíst" isLive>
    <Button onClick={retry}>Zkusit znovu</Button>
  </EmptyState>
)

/** Parts whose code comes after the page. The server leaves them out: it would stream them by a script. */
export const ClientOnly = ({ children, fallback = <WaitingBar /> }: ClientOnlyProps) =>
  useHydrated() ? (
    <LazyBoundary fallback={fallback} missing={askAgain}>
      {children}
    </LazyBoundary>
  ) : (
    <>
      {fallback}
      <noscript>
        <p>Tato část stránky potřebuje JavaScript. Zapněte ho prosím v{'\u00a0'}prohlížeči.</p>
      </noscript>
    </>
  )
