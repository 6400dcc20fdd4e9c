import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import webPush from 'web-push'
import { BRAND_LOOKS } from '../../platform/brand/BrandLook.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { pushSubscriptions } from '../../platform/database/schema/pushSubscriptions.ts'
import { users } from '../../platform/database/schema/users.ts'
import { isTemporaryStatus } from '../../platform/outside/isTemporaryStatus.ts'
import type { SendOutside } from '../../platform/outside/sendOutside.ts'
import { type Courier, type OutboxRow, Undeliverable } from '../outbox/Courier.ts'
import type { PushKeys } from './PushKeys.ts'
import { discreetly, type PushNote, pushTemplates } from './pushTemplates.ts'

type Parts = Readonly<{
  database: Database
  clock: Clock
  keys: PushKeys
  /** Where a push service complains of us. */
  contact: string
  send: SendOutside
}>

const GONE: readonly number[] = [404, 410]

const templates = new Map(Object.entries<(payload: never) => PushNote>(pushTemplates))

const writeNote = ({ template, payload, brandCode }: OutboxRow): PushNote => {
  const write = templates.get(template)
  if (!write) throw new Undeliverable(`There is no template ${template}.`)
  const note = write(payload as never)

  return BRAND_LOOKS[brandCode].isDiscreet ? discreetly(note) : note
}

/** The browser a message is for, as long as its account may be used and it would hear us. */
const findBrowser = async ({ database: { db }, keys }: Parts, id: number) => {
  const [found] = await db
    .select({ browser: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(
      and(
        ...[eq(pushSubscriptions.id, id), eq(pushSubscriptions.serverKey, keys.publicKey)],
        ...[isNull(users.blockedAt), isNull(users.deletedAt)],
      ),
    )

  return found?.browser ?? null
}

type Browser = typeof pushSubscriptions.$inferSelect

/** A topic is not sealed: it must not tell the push service what a notification is about, nor who writes to whom. */
const toTopic = ({ auth }: Browser, tag: string): string =>
  createHash('sha256').update(`${auth} ${tag}`).digest('base64url').slice(0, 32)

/** How long a push service keeps it for a browser that is away: as long as it is news. */
const secondsLeft = ({ notAfter }: OutboxRow, now: Date): number =>
  notAfter ? Math.max(0, Math.floor((notAfter.getTime() - now.getTime()) / 1_000)) : 0

const seal = (browser: Browser, message: OutboxRow, { keys, contact, clock }: Parts) => {
  const note = writeNote(message)
  const { endpoint, p256dh, auth } = browser
  try {
    return webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(note),
      {
        vapidDetails: { subject: contact, ...keys },
        contentEncoding: 'aes128gcm',
        TTL: secondsLeft(message, clock()),
        topic: toTopic(browser, note.tag),
      },
    )
  } catch (error) {
    throw new Undeliverable(`Nothing can be sealed for this browser: ${(error as Error).message}`)
  }
}

const toHeaders = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/**
 * Hands notifications to the push services of browsers, sealed so that the browser alone can read them. One that its
 * service no longer knows is forgotten, and what was for it is done with.
 */
export const createPushCourier =
  (parts: Parts): Courier =>
  async (message, signal) => {
    const { database, send } = parts
    const browser = await findBrowser(parts, Number(message.recipient))
    if (!browser) return
    const { headers, body, endpoint } = seal(browser, message, parts)
    const status = await send(new URL(endpoint), {
      signal,
      body: body as Buffer,
      headers: toHeaders(headers),
    })
    if (status >= 200 && status < 300) return
    if (GONE.includes(status)) {
      // Meanwhile the same browser may have come back under a new address, which has another number.
      await database.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, browser.id))
      return
    }
    throw isTemporaryStatus(status)
      ? new Error(`The push service answered ${status}.`)
      : new Undeliverable(`The push service refused: ${status}.`)
  }
