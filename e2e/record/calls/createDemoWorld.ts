import { createIdentity } from '../../../apps/api/src/identity/createIdentity.ts'
import type { Database } from '../../../apps/api/src/platform/database/openDatabase.ts'
import { ads } from '../../../apps/api/src/platform/database/schema/ads.ts'
import { localities } from '../../../apps/api/src/platform/database/schema/localities.ts'
import { sections } from '../../../apps/api/src/platform/database/schema/sections.ts'
import { createWorld } from '../../../apps/api/src/test/createWorld.ts'
import { TOKEN_KEY } from '../../../apps/api/src/test/secrets.ts'
import { TEST_SITES } from '../../../apps/api/src/test/testSites.ts'
import { MOMENT } from '../product/moment.ts'

const FIRST_CODE = 900_000

/** Dial codes that no ad of the demo has. */
const createCodes = async ({ db }: Database) => {
  const used = new Set((await db.select({ code: ads.dialCode }).from(ads)).map(({ code }) => code))
  let last = FIRST_CODE

  return (): string => {
    do last++
    while (used.has(String(last)))

    return String(last)
  }
}

/** A section of the demo in which everybody may place an ad for nothing. */
const findSection = async ({ db }: Database) => {
  const all = await db.select().from(sections).orderBy(sections.id)
  const found = all.find(
    ({ brandCode, parentId, isOffer, isPaidOffer, requiresApproval }) =>
      brandCode === 'general' && parentId !== null && isOffer && !isPaidOffer && !requiresApproval,
  )
  if (!found) throw new Error('The demo has no section that is free.')

  return found
}

/** The running product's demo as a place to put people into: they share its sections and places. */
export const createDemoWorld = async (database: Database) => {
  const clock = { read: () => new Date(MOMENT) }
  const { addAd } = createWorld(database)
  const section = await findSection(database)
  const nextCode = await createCodes(database)
  const [place] = await database.db.select().from(localities).orderBy(localities.id).limit(1)

  return {
    database,
    clock,
    identity: createIdentity(database, clock.read, { keys: [TOKEN_KEY], sites: TEST_SITES }),
    addSection: async () => section,
    addAd: (of: typeof section, ad: Parameters<typeof addAd>[1] = {}) =>
      addAd(of, { ...ad, dialCode: nextCode(), ...(place && { localityId: place.id }) }),
  }
}
