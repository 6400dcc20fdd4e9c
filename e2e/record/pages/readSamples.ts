import type { Database } from '../../../apps/api/src/platform/database/openDatabase.ts'
import type { SiteName } from '../../support/sites.ts'

/** Things of the demo whose pages are recorded, by what they are. */
export type Samples = {
  /** Address of the first ad in each state: `published`, `expired` … */
  readonly ads: Readonly<Record<string, string>>
  readonly dialCode: string
  readonly section: { readonly top: string; readonly leaf: string; readonly empty: string }
  readonly profiles: readonly string[]
  readonly edition: string
  readonly otherSitesAd: string
}

const AD_KINDS = `
  select kind, min(id) as id from ads, lateral (values
    (state, true),
    ('with photos', state = 'published' and images_count > 2),
    ('without photos', state = 'published' and images_count = 0),
    ('for a phone call', state = 'published' and show_phone),
    ('of a business', state = 'published' and seller_kind = 'business'),
    ('topped', state = 'published' and topped_until is not null),
    ('exchange', state = 'published' and type = 'exchange'),
    ('inquiry', state = 'published' and type = 'inquiry'),
    ('by text message', state = 'published' and source = 'sms')
  ) as kinds (kind, is_it) where brand_code = $1 and is_it group by kind`

const ADS = `select kind, slug, dial_code from (${AD_KINDS}) kinds join ads using (id) order by kind`

const SECTIONS = `
  select slug, parent_id is null as is_top,
    (select count(*)::integer from ads where section_id = sections.id and state = 'published') as ads
  from sections where brand_code = $1 and is_active order by ads desc, sections.id`

const PROFILES = `
  select nickname from users where exists (
    select from ads where user_id = users.id and brand_code = $1 and state = 'published')
  order by kind, id limit 3`

const EDITION = `
  select number, year from editions where closed_at is not null order by release_date desc limit 1`

type Ad = { readonly kind: string; readonly slug: string; readonly dial_code: string }
type Section = { readonly slug: string; readonly is_top: boolean; readonly ads: number }

/** Reads which things of a site's demo there are. */
export const readSamples = async ({ pool }: Database, site: SiteName): Promise<Samples> => {
  const read = async <Row extends object>(text: string, values: string[] = [site]) =>
    (await pool.query<Row>(text, values)).rows
  const ads = await read<Ad>(ADS)
  const [others] = await read<Ad>(ADS, [site === 'general' ? 'adult' : 'general'])
  const sections = await read<Section>(SECTIONS)
  const profiles = await read<{ nickname: string }>(PROFILES)
  const [edition] = await read<{ number: number; year: number }>(EDITION, [])
  const slugOf = (section?: Section): string => section?.slug ?? ''

  return {
    ads: Object.fromEntries(ads.map(({ kind, slug }) => [kind, slug])),
    dialCode: ads.find(({ kind }) => kind === 'published')?.dial_code ?? '',
    section: {
      top: slugOf(sections.find(({ is_top }) => is_top)),
      leaf: slugOf(sections.find(({ is_top }) => !is_top)),
      empty: slugOf(sections.findLast(({ is_top }) => !is_top)),
    },
    profiles: profiles.map(({ nickname }) => nickname),
    edition: `${edition?.number}-${edition?.year}`,
    otherSitesAd: others?.slug ?? '',
  }
}
