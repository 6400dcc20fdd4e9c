'use client'

import { LoadingOverlay, type OverlaySection } from '@inzrt/ui/feedback/LoadingOverlay.client.tsx'
import { lazy, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { keepOfflinePage } from '../offline/keepOfflinePage.ts'
import { navigationStore } from '../stores/navigationStore.ts'
import { showLeftToast, toastStore } from '../stores/toastStore.ts'
import { carryPicture } from './carryPicture.ts'
import { countScan } from './countScan.ts'
import { prefetchOnIntent } from './prefetchOnIntent.ts'
import { reloadOnChunkFailure } from './reloadOnChunkFailure.ts'
import { watchNavigation } from './watchNavigation.ts'

const Toasts = lazy(() => import('./Toasts.client.tsx'))

/** What watches over every page in the browser: slow navigation, prefetching, stale code, messages. */
export const PageRuntime = ({ sections }: { sections: readonly OverlaySection[] }) => {
  const { isLoading } = useSnapshot(navigationStore)
  const { toasts } = useSnapshot(toastStore)

  useEffect(() => {
    const controller = new AbortController()
    showLeftToast()
    watchNavigation(controller.signal)
    prefetchOnIntent(controller.signal)
    reloadOnChunkFailure(controller.signal)
    carryPicture(controller.signal)
    keepOfflinePage()
    countScan()

    return () => controller.abort()
  }, [])

  return (
    <>
      <LoadingOverlay isLoading={isLoading} sections={sections} />
      {toasts.length > 0 && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  )
}
