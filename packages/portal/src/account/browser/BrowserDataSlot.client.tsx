'use client'

import { lazy, Suspense } from 'react'
import { Waiting } from '../Waiting.client.tsx'

const BrowserData = lazy(() => import('./BrowserData.client.tsx'))

/** Place for what this browser keeps; the code that asks comes after the page. */
export const BrowserDataSlot = () => (
  <Suspense fallback={<Waiting />}>
    <BrowserData />
  </Suspense>
)
