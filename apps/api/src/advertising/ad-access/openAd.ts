import type { openAdCall } from '@inzrt/contracts/ads/adAccess'
import { eq } from 'drizzle-orm'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { invalidFields } from '../../platform/errors/problems.ts'
import type { CallRequest } from '../../platform/http/serveCall.ts'
import type { AdvertisingParts } from '../AdvertisingParts.ts'
import { wrongAdPassword } from '../adProblems.ts'
import { redeemAdLink } from '../rights/adLinks.ts'
import { wrongAdPasswords } from '../rights/wrongAdPasswords.ts'
import { findGuestAds } from './findGuestAds.ts'
import { notSought } from './notSought.ts'
import { soughtBy } from './soughtBy.ts'

type Parts = Pick<AdvertisingParts, 'database' | 'passwords' | 'attempts' | 'clock'>
type Body = CallRequest<typeof openAdCall>['body']
type AdRow = typeof ads.$inferSelect
type Opened = Readonly<{ id: number; slug: string }>

const LINK_IS_OVER = 'Odkaz už neplatí. Nechte si prosím poslat nový.'
/** Wrong passwords of one client for the ads of one contact. */
const OF_CONTACT = { name: 'wrong passwords of found ads', limit: 5, seconds: 900 } as const

const byLink = ({ database, clock }: Parts, token: string, brand: Caller['brand']) =>
  database.db.transaction(async (tx): Promise<Opened> => {
    const link = await redeemAdLink(tx, token, 'manage', clock())
    const [ad] = link ? await tx.select().from(ads).where(eq(ads.id, link.adId)) : []
    if (!ad || ad.brandCode !== brand || ad.state === 'deleted')
      throw invalidFields({ token: [LINK_IS_OVER] })

    return ad
  })

/**
 * The first of these ads that has this password. Without an ad a hash is compared all the same, so that the time tells
 * nothing; and all are compared, so that a call cut short has told nothing of any.
 */
const openedBy = async (
  found: readonly AdRow[],
  password: string,
  passwords: Parts['passwords'],
): Promise<AdRow | undefined> => {
  const opened: AdRow[] = []
  for (const ad of found.length > 0 ? found : [null])
    if ((await passwords.verify(password, ad?.adPasswordHash ?? null)) && ad) opened.push(ad)

  return opened[0]
}

const byPassword = async (
  { database, passwords, attempts }: Parts,
  { find, password }: Extract<Body, { find: string }>,
  { address, brand }: Caller,
): Promise<Opened> => {
  const sought = soughtBy(find)
  if (!sought) throw notSought()
  const client = clientOf(address)
  const subject = [JSON.stringify(sought), client]

  return passwords.runQueued(client, async () => {
    const tries = [
      { budget: wrongAdPasswords, subject: [client] },
      { budget: OF_CONTACT, subject },
    ]
    const opened = await attempts.takeFor(tries, async () =>
      openedBy(await findGuestAds(database.db, sought, brand), password, passwords),
    )
    if (!opened) throw wrongAdPassword()
    await attempts.giveBack(database.db, wrongAdPasswords, client)
    await attempts.clear(OF_CONTACT, ...subject)

    return opened
  })
}

/**
 * The ad a link or a password opens.
 * @throws Problem 422 for a link that is over, 403 for a wrong password, 429 after five of them
 */
export const openAd = (parts: Parts, body: Body, caller: Caller): Promise<Opened> =>
  'token' in body ? byLink(parts, body.token, caller.brand) : byPassword(parts, body, caller)
