'use client'

import { ErrorPage } from '@inzrt/ui/feedback/ErrorPage.tsx'
import { useEffect } from 'react'
import { isChunkError } from '../runtime/isChunkError.ts'
import { reloadOnce } from '../runtime/reloadOnce.ts'

export type BrokenPageProps = { error: Error }

/** A page that failed knows nothing of settings; this is their default. */
const SUPPORT_EMAIL = 'podpora@inzrt.example'

const DEFAULT_CODE = 500

/** A page that failed; one whose code is gone after a new version is loaded anew first. */
export const BrokenPage = ({ error }: BrokenPageProps) => {
  useEffect(() => {
    if (isChunkError(error)) reloadOnce()
  }, [error])

  return (
    <main id="obsah">
      <ErrorPage code={DEFAULT_CODE} supportEmail={SUPPORT_EMAIL} />
    </main>
  )
}
