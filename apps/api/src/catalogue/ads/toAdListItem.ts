import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { distanceStep } from '@inzrt/rules/listing'
import type { SectionNode } from '../sections/SectionNode.ts'
import { themeOf } from '../sections/themeOf.ts'
import type { AdRow } from './AdRow.ts'
import { toLocality } from './toLocality.ts'
import { toRowFacts } from './toRowFacts.ts'

/** A row of the database as the wire has it. Lists hold published ads only. */
export const toAdListItem = (
  row: AdRow,
  section: Pick<
    SectionNode,
    'slug' | 'icon' | 'brandCode' | 'requiresAgeProof' | 'isDating' | 'attributeSet'
  >,
): AdListItem => ({
  slug: row.slug,
  heading: row.heading,
  type: row.type,
  status: 'published',
  highlighted: row.isHighlighted,
  topped: row.isTopped,
  // Lists are the same for everybody, so nobody is shown what needs a proof.
  mainImageThumbPath: section.requiresAgeProof
    ? null
    : row.mainImagePath && thumbPath(row.mainImagePath),
  imagesCount: row.imagesCount,
  price: { type: row.priceType, amount: row.priceAmount },
  ...(section.isDating && { isDating: true }),
  PSC: toLocality(row),
  sectionSlug: section.slug,
  sectionIcon: section.icon,
  sectionTheme: themeOf(section.brandCode),
  createdAt: row.createdAt.toISOString(),
  validUntil: row.validUntil?.toISOString() ?? null,
  dialCode: row.dialCode,
  ...toRowFacts(row, section),
  ...(row.metres !== undefined && { distance: distanceStep(row.metres / 1000) }),
})

const thumbPath = (path: string): string => path.replace(/(?=\.[a-z]+$)/, '-thumb')
