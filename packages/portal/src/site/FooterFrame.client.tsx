'use client'

/** Footer as a client component, for the same reason as the navigation: less of it travels twice. */
export { Footer as FooterFrame } from '@inzrt/ui/layout/Footer.tsx'
