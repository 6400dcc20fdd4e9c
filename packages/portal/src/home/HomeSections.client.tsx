'use client'

import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { flagSections, sectionsStore } from '../stores/sectionsStore.ts'
import { onHomeLink } from './onHomeLink.ts'

const FreshSections = lazy(() => import('./FreshSections.client.tsx'))

/**
 * Contents of the market as the page came with it, until they are asked for again: by the logo on the home
 * page itself, or because the visitor came back to a page the browser had kept.
 */
export const HomeSections = ({ children }: { children: ReactNode }) => {
  const { home } = useSnapshot(sectionsStore)

  useEffect(() => {
    const controller = new AbortController()
    const flagWhenBack = (event: PageTransitionEvent) => {
      if (event.persisted) flagSections('home')
    }
    onHomeLink(() => flagSections('home'), controller.signal)
    window.addEventListener('pageshow', flagWhenBack, controller)

    return () => controller.abort()
  }, [])

  return home.needReload || home.loaded || home.params !== null ? (
    <Suspense fallback={children}>
      <FreshSections>{children}</FreshSections>
    </Suspense>
  ) : (
    children
  )
}
