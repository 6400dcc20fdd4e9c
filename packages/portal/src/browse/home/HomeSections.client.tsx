'use client'

import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { LazyBoundary } from '../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'
import { flagSections, sectionsStore } from '../../shell/stores/sectionsStore.ts'
import type { HomeSectionsProps } from './HomeSectionsProps.ts'
import { onHomeLink } from './onHomeLink.ts'

const FreshSections = lazyPart(() => import('./FreshSections.client.tsx'))

/**
 * Contents of the market as the page came with it, until they are asked for again: by the logo on the home
 * page itself, or because the visitor came back to a page the browser had kept; then those of the sister site too.
 */
export const HomeSections = ({ sisterOrigin, children }: HomeSectionsProps) => {
  const { home } = useSnapshot(sectionsStore)

  useEffect(() => {
    const controller = new AbortController()
    const flagWhenBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      flagSections('sister')
      flagSections('home')
    }
    onHomeLink(() => flagSections('home'), controller.signal)
    window.addEventListener('pageshow', flagWhenBack, controller)

    return () => controller.abort()
  }, [])

  return home.needReload || home.loaded ? (
    <LazyBoundary fallback={children}>
      <FreshSections sisterOrigin={sisterOrigin}>{children}</FreshSections>
    </LazyBoundary>
  ) : (
    children
  )
}
