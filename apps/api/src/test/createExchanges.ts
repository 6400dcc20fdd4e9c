import { and, desc, eq } from 'drizzle-orm'
import { endExchanges } from '../advertising/exchanges/endExchanges.ts'
import { createExchangeLinks } from '../advertising/exchanges/exchangeLinks.ts'
import { proposeExchanges } from '../advertising/exchanges/proposeExchanges.ts'
import { deriveKey } from '../platform/crypto/deriveKey.ts'
import { ads } from '../platform/database/schema/ads.ts'
import { outbox } from '../platform/database/schema/outbox.ts'
import { createAccounts } from './createAccounts.ts'
import { createWorld } from './createWorld.ts'
import { TOKEN_KEY } from './secrets.ts'

/** People who would exchange things. */
export const createExchanges = async () => {
  const accounts = await createAccounts()
  const { database, call, identity, clock } = accounts
  const { db } = database
  const { addSection, addAd } = createWorld(database)
  const exchangeLinks = createExchangeLinks(deriveKey(TOKEN_KEY.secret, 'exchanges'))
  const parts = { ...identity, exchangeLinks }
  const section = await addSection()
  let people = 0

  /** An exchange ad of somebody new, what came to them, and how they answer. */
  const newAd = async (
    heading: string,
    wanted: string,
    more: Partial<typeof ads.$inferInsert> = {},
  ) => {
    people += 1
    const email = more.email ?? `menic-${people}@example.cz`
    const ad = await addAd(section, {
      type: 'exchange',
      heading,
      priceType: 'agreement',
      priceAmount: null,
      attributes: wanted ? { vymenou: wanted } : {},
      showEmail: true,
      emailVerifiedAt: clock.read(),
      publishedAt: clock.read(),
      updatedAt: clock.read(),
      ...more,
      email,
    })
    const letters = (template: string) =>
      db
        .select()
        .from(outbox)
        .where(and(eq(outbox.recipient, email), eq(outbox.template, template)))
        .orderBy(desc(outbox.id))
    const token = async () => {
      const [letter] = await letters('exchangeFound')

      return String((letter?.payload as { path?: string })?.path).split('klic=')[1] ?? ''
    }
    const ask = async (brand: 'general' | 'adult' = 'general') =>
      call('GET', `/api/front/exchange?token=${await token()}`, undefined, { brand })
    const reply = async (answer: 'agree' | 'decline', brand: 'general' | 'adult' = 'general') =>
      call('POST', '/api/front/exchange', { token: await token(), answer }, { brand })
    const change = (to: Partial<typeof ads.$inferInsert>) =>
      db.update(ads).set(to).where(eq(ads.id, ad.id))

    return {
      ...ad,
      email,
      letters,
      token,
      ask,
      reply,
      change,
      answer: async (given: 'agree' | 'decline') => (await reply(given)).json().data,
      read: async () => (await ask()).json().data,
    }
  }

  /** Three of whom each is looking for what the next one has; their things are theirs alone. */
  const threeOf = async (things: readonly [string, string, string]) => {
    const [first, second, third] = things

    return [
      await newAd(`Vyměním ${first}`, second),
      await newAd(`Vyměním ${second}`, third),
      await newAd(`Vyměním ${third}`, first),
    ] as const
  }

  return {
    ...accounts,
    addSection,
    newAd,
    threeOf,
    propose: () => proposeExchanges(parts),
    end: () => endExchanges(parts),
  }
}
