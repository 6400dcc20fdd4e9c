'use client'

import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { useHydrated } from '@inzrt/ui/timing/useHydrated.ts'
import { lazy, Suspense } from 'react'

const EditAd = lazy(() => import('./EditAd.client.tsx'))

const Awaited = () => <ProgressBar label="Načítám inzerát" />

/** Place of the form, whose code comes after the page. */
export const EditAdSlot = ({ slug }: { slug: string }) =>
  useHydrated() ? (
    <Suspense fallback={<Awaited />}>
      <EditAd slug={slug} />
    </Suspense>
  ) : (
    <>
      <Awaited />
      <noscript>
        <p>Úprava inzerátu potřebuje JavaScript. Zapněte ho prosím v{'\u00a0'}prohlížeči.</p>
      </noscript>
    </>
  )
