'use client'

export { BrokenPage as default } from '@inzrt/portal/errors/BrokenPage.client.tsx'
