'use client'

import { ErrorPage } from '@inzrt/ui/feedback/ErrorPage.tsx'
import { useEffect, useState } from 'react'
import { isChunkError } from '../../shell/runtime/isChunkError.ts'
import { reloadOnce } from '../../shell/runtime/reloadOnce.ts'

export type BrokenPageProps = { error: Error }

/** A page that failed is told no settings: their default stands where not even its document was drawn. */
const SUPPORT_EMAIL = 'podpora@inzrt.example'

const supportEmail = (): string => globalThis.document?.body.dataset.support ?? SUPPORT_EMAIL

const DEFAULT_CODE = 500

/** A page that failed; one whose code is gone after a new version is loaded again first. */
export const BrokenPage = ({ error }: BrokenPageProps) => {
  // Read once: the document of this page may replace the one that carries it.
  const [email] = useState(supportEmail)

  useEffect(() => {
    if (isChunkError(error)) reloadOnce()
  }, [error])

  return (
    <main id="obsah">
      <ErrorPage code={DEFAULT_CODE} supportEmail={email} />
    </main>
  )
}
