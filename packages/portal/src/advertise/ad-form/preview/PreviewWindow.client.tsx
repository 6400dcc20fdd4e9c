'use client'

import type { Locality } from '@inzrt/domain/locality'
import type { AdForm } from '@inzrt/rules/forms'
import type { Photo } from '@inzrt/ui/ad-form/photos/Photo.ts'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import { DetailHead } from '@inzrt/ui/detail/DetailHead.tsx'
import { FactsTable } from '@inzrt/ui/detail/FactsTable.tsx'
import { Gallery } from '@inzrt/ui/detail/gallery/Gallery.client.tsx'
import { NoPhoto } from '@inzrt/ui/detail/gallery/NoPhoto.tsx'
import { Dialog } from '@inzrt/ui/dialog/Dialog.client.tsx'
import { AdText } from '../../../ad/AdText.tsx'
import { currentTime } from '../../../shell/clock/currentTime.ts'
import { toWholePreview } from './toWholePreview.ts'

type PreviewWindowProps = {
  values: AdForm
  locality: Locality | null
  section: SectionChoice | undefined
  photos: readonly Photo[]
  onClose: () => void
}

/** The whole ad as its page will show it, before there is one. */
const PreviewWindow = ({ values, locality, section, photos, onClose }: PreviewWindowProps) => {
  const { head, gallery, attributes } = toWholePreview(
    { values, locality, section, photos },
    currentTime(),
  )

  return (
    <Dialog isOpen title="Náhled inzerátu" size="full" onClose={onClose}>
      {gallery.length > 0 ? (
        <Gallery photos={gallery} />
      ) : (
        <NoPhoto heading={head.heading} sectionIcon={section?.icon} />
      )}
      <DetailHead {...head} headingLevel="h3" />
      {values.content.trim() === '' ? (
        <p>Text ještě chybí.</p>
      ) : (
        <AdText content={values.content} />
      )}
      {attributes.length > 0 && <FactsTable facts={attributes} />}
    </Dialog>
  )
}

export default PreviewWindow
