'use client'

/**
 * Sections in one line. Drawn as a client component: its twelve links then travel once more as names and
 * addresses instead of as markup.
 */
export { SiteNav as SiteNavigation } from '@inzrt/ui/layout/SiteNav.tsx'
