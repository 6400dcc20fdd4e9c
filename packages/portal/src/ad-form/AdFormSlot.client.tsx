'use client'

import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { useHydrated } from '@inzrt/ui/timing/useHydrated.ts'
import { lazy, Suspense } from 'react'
import type { PlaceAdProps } from './PlaceAd.client.tsx'

const PlaceAd = lazy(() => import('./PlaceAd.client.tsx'))

const Awaited = () => <ProgressBar label="Načítám formulář" />

/** Place of the form, whose code comes after the page. */
export const AdFormSlot = (props: PlaceAdProps) =>
  useHydrated() ? (
    <Suspense fallback={<Awaited />}>
      <PlaceAd {...props} />
    </Suspense>
  ) : (
    <>
      <Awaited />
      <noscript>
        <p>Vložení inzerátu potřebuje JavaScript. Zapněte ho prosím v{'\u00a0'}prohlížeči.</p>
      </noscript>
    </>
  )
