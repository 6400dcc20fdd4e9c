'use client'

import { useHydrated } from '@inzrt/ui/timing/useHydrated.ts'
import { type ReactNode, Suspense } from 'react'
import { Waiting } from './Waiting.client.tsx'

export type LateProps = {
  children: ReactNode
  /** What stands in their place until they come. */
  awaited?: ReactNode
}

/** Parts whose code comes after the page. The server leaves them out: it would stream them by a script. */
export const Late = ({ children, awaited = <Waiting /> }: LateProps) =>
  useHydrated() ? (
    <Suspense fallback={awaited}>{children}</Suspense>
  ) : (
    <>
      {awaited}
      <noscript>
        <p>Tato část stránky potřebuje JavaScript. Zapněte ho prosím v{'\u00a0'}prohlížeči.</p>
      </noscript>
    </>
  )
