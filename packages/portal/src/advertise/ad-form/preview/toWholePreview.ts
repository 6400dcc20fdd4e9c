import type { Locality } from '@inzrt/domain/locality'
import { attributeFacts, attributesOf, readAttributes } from '@inzrt/rules/attributes'
import type { AdForm } from '@inzrt/rules/forms'
import type { Photo } from '@inzrt/ui/ad-form/photos/Photo.ts'
import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import { toHead } from '../../../ad/toHead.ts'
import { toPhotos } from '../../../ad/toPhotos.ts'
import { headingOf, toPrice } from './toPreview.ts'

type Whole = Readonly<{
  values: AdForm
  locality: Locality | null
  section?: SectionChoice | undefined
  photos: readonly Pick<Photo, 'preview'>[]
}>

const IMAGES = '/api/image'

const NOWHERE = { psc: '', cityDistrictName: null, municipalityName: '' }

/** The frame of a gallery has a shape of its own. */
const SHAPE = { width: 1_600, height: 1_200 }

/** Head, attributes and photos of the page an ad will have, by the same rules as the page itself. */
export const toWholePreview = ({ values, locality, section, photos }: Whole, now: Date) => {
  const heading = headingOf(values)
  const sent = photos.flatMap(({ preview }) => preview ?? [])
  const ad = { type: values.type, heading, price: toPrice(values), createdAt: now.toISOString() }
  const known = attributesOf(section?.attributeSet ?? null, values.type)
  const said = attributeFacts(known, readAttributes(known, values.attributes))
  const head = toHead({ ...ad, PSC: locality ?? NOWHERE }, now)

  return {
    attributes: said.map(({ name, text }) => ({ label: name, value: text })),
    head: locality ? head : { ...head, locality: 'lokalita chybí' },
    gallery: toPhotos({
      heading,
      mainImageId: 0,
      images: {
        data: sent.map((preview, id) => ({
          id,
          ...SHAPE,
          original: { path: preview.replace(IMAGES, '') },
        })),
      },
    }),
  }
}
