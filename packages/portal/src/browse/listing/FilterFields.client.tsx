'use client'

/** Place and types as a client component: less of it travels twice. */
export { FilterBar as FilterFields } from '@inzrt/ui/listing/FilterBar.tsx'
