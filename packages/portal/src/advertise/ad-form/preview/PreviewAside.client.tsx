'use client'

import type { Locality } from '@inzrt/domain/locality'
import type { AdForm } from '@inzrt/rules/forms'
import { AdPreview, type AdPreviewProps } from '@inzrt/ui/ad-form/AdPreview.tsx'
import type { Photo } from '@inzrt/ui/ad-form/photos/Photo.ts'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import type { LineAd } from '@inzrt/ui/detail/print/LineAd.ts'
import { useRef, useState } from 'react'
import { LazyBoundary } from '../../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../../shell/lazy/lazyPart.tsx'
import { toLineAdBody, toPreview } from './toPreview.ts'
import { useIsSeen } from './useIsSeen.ts'
import { useSetLines } from './useSetLines.ts'

const PreviewWindow = lazyPart(() => import('./PreviewWindow.client.tsx'))

export type PreviewAsideProps = Pick<AdPreviewProps, 'edition' | 'missing'> & {
  values: AdForm
  locality: Locality | null
  section: SectionChoice | undefined
  photos: readonly Photo[]
  /** Line ads it is printed among. */
  neighbours: readonly LineAd[]
}

/** Beside the form the ad as it will look, on the web and, as soon as it can be seen, line by line in the paper. */
export const PreviewAside = ({ edition, missing, neighbours, ...ad }: PreviewAsideProps) => {
  const { values, locality, section, photos } = ad
  const [isWhole, setWhole] = useState(false)
  const aside = useRef<HTMLElement>(null)
  const isAsked = useIsSeen(aside) && edition !== null
  const lines = useSetLines(isAsked ? toLineAdBody(values, locality, section) : null)

  return (
    <aside ref={aside} aria-label="Náhled">
      <AdPreview
        {...toPreview({
          values,
          locality,
          section,
          mainPhoto: photos[0]?.preview ?? null,
          lines,
          neighbours,
        })}
        edition={edition}
        missing={missing}
        onWhole={() => setWhole(true)}
      />
      {isWhole && (
        <LazyBoundary onMissing={() => setWhole(false)}>
          <PreviewWindow {...ad} onClose={() => setWhole(false)} />
        </LazyBoundary>
      )}
    </aside>
  )
}
