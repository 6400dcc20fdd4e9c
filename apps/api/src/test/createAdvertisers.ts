import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { adIdOf } from '../catalogue/ads/adIdOf.ts'
import { ads } from '../platform/database/schema/ads.ts'
import type { sections } from '../platform/database/schema/sections.ts'
import { createAccounts } from './createAccounts.ts'
import { visitorOf } from './createTestApp.ts'
import { createWorld } from './createWorld.ts'
import { drawPhoto } from './drawPhoto.ts'
import { AD_PASSWORD } from './secrets.ts'
import { uploadOf } from './uploadOf.ts'

type Section = Pick<typeof sections.$inferSelect, 'slug'>

/** The API with a section, and people who place ads in it. */
export const createAdvertisers = async (options: Parameters<typeof createAccounts>[0] = {}) => {
  const accounts = await createAccounts(options)
  const world = createWorld(accounts.database)
  const place = await world.addPlace({ psc: '61200', municipalityPartName: 'Královo Pole' })

  /** The body of an ad; what a test does not care about is made up. */
  const adOf = (section: Section, changes: object = {}) => ({
    payment_method: 'free',
    type: 'offer',
    sectionSlug: section.slug,
    heading: 'Prodám dětské kolo',
    content: `Zachovalé, 20 palců, nové pláště. Číslo ${randomBytes(4).toString('hex')}.`,
    price_type: 'czk',
    price_value: 150_000,
    pscId: place,
    password: AD_PASSWORD,
    firstName: 'Jana',
    nickname: 'jana_k',
    email: `host.${randomBytes(4).toString('hex')}@posta.example`,
    showName: true,
    showSurname: false,
    showPhone: false,
    showEmail: true,
    promos: [],
    images: [],
    addInfo: { rulesAcceptedAt: '2026-05-04T08:00:00Z' },
    ...changes,
  })

  let seed = 10
  const upload = async (brand: 'general' | 'adult' = 'general', of = seed++) => {
    const photo = await drawPhoto({ width: 400, height: 300, seed: of }).jpeg().toBuffer()
    const options = uploadOf(photo, 'foto.jpg', visitorOf(brand))
    const answer = await accounts.ask('/api/front/images', { method: 'POST', ...options })

    return answer.json().data as { uploadToken: string; thumb: string }
  }

  const linkIn = async (email: string): Promise<string> => {
    const [letter] = await accounts.letters(email)

    return String((letter?.payload as { token?: string })?.token)
  }

  return {
    ...accounts,
    ...world,
    adOf,
    /** A change as a window sends it that has just read the ad, unless the body says what it read. */
    changeOf: async (slug: string, body: object) => {
      const [ad] = await accounts.database.db
        .select({ version: ads.version })
        .from(ads)
        .where(eq(ads.id, adIdOf(slug) ?? 0))

      return { version: ad?.version, ...body }
    },
    upload,
    /** The photo uploaded last, once more. */
    uploadAgain: () => upload('general', seed - 1),
    place: (body: object, visitor: Parameters<typeof accounts.call>[3] = {}) =>
      accounts.call('POST', '/api/front/inzrts', body, visitor),
    confirm: async (email: string) =>
      accounts.call('POST', '/api/front/ad-confirmations', { token: await linkIn(email) }),
  }
}
