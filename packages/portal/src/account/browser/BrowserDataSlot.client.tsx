'use client'

import { lazy } from 'react'
import { LateParts } from '../LateParts.client.tsx'

const BrowserData = lazy(() => import('./BrowserData.client.tsx'))

/** Place for what this browser keeps; the code that asks comes after the page. */
export const BrowserDataSlot = () => (
  <LateParts>
    <BrowserData />
  </LateParts>
)
