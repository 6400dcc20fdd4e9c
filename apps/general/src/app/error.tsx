'use client'

export { BrokenPage as default } from '@inzrt/portal/site/errors/BrokenPage.client.tsx'
