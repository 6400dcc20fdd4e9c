import { type SQL, sql } from 'drizzle-orm'
import { ads } from '../platform/database/schema/ads.ts'
import { editionAds } from '../platform/database/schema/editions.ts'
import { localities } from '../platform/database/schema/localities.ts'
import { sections } from '../platform/database/schema/sections.ts'

type Snapshot = Readonly<{
  editionId: number
  /** Promotions that run then are printed. */
  at: Date
  /** Which ads; the paper prints those of the general site only. */
  where: SQL
}>

/** Copies ads into an edition, once each, in the order of its sections. */
export const snapshotAds = ({ editionId, at, where }: Snapshot): SQL => sql`
  insert into ${editionAds} (
    edition_id, ad_id, position, dial_code, group_slug, group_name, section_name, type, heading,
    content, attribute_set, attributes, wording, price_type, price_amount, town, is_highlighted, image_path
  )
  select ${editionId}, ${ads.id},
    row_number() over (order by top.position, top.id, ${sections.position}, ${sections.id},
      array_position(array['offer', 'inquiry', 'exchange'], ${ads.type}), ${ads.heading}, ${ads.id}),
    ${ads.dialCode}, top.slug, top.name, ${sections.name}, ${ads.type}, ${ads.heading},
    ${ads.content}, ${sections.attributeSet}, ${ads.attributes}, ${ads.printWording}, ${ads.priceType}, ${ads.priceAmount},
    coalesce(${localities.cityDistrictName}, ${localities.municipalityName}),
    coalesce(greatest(${ads.highlightedUntil}, ${ads.toppedUntil}) > ${at}::timestamptz, false),
    ${ads.mainImagePath}
  from ${ads}
  join ${sections} on ${sections.id} = ${ads.sectionId}
  join ${sections} top on top.id = coalesce(${sections.parentId}, ${sections.id})
  join ${localities} on ${localities.id} = ${ads.localityId}
  where ${ads.brandCode} = 'general' and ${where}`
