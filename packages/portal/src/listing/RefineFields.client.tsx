'use client'

/** Price, region and photo as a client component: fourteen regions then travel once more as names. */
export { RefineForm as RefineFields } from '@inzrt/ui/listing/RefineForm.tsx'
