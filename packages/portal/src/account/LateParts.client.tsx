'use client'

import { useHydrated } from '@inzrt/ui/timing/useHydrated.ts'
import { type ReactNode, Suspense } from 'react'
import { Waiting } from './Waiting.client.tsx'

/** Parts whose code comes after the page. The server leaves them out: it would stream them by a script. */
export const LateParts = ({ children }: { children: ReactNode }) =>
  useHydrated() ? (
    <Suspense fallback={<Waiting />}>{children}</Suspense>
  ) : (
    <noscript>
      <p>Tato část stránky potřebuje JavaScript. Zapněte ho prosím v{'\u00a0'}prohlížeči.</p>
    </noscript>
  )
