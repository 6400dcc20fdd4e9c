'use client'

/** Place, types and order as a client component: less of it travels twice. */
export { FilterBar as FilterFields } from '@inzrt/ui/listing/FilterBar.tsx'
