import { asc, eq, inArray } from 'drizzle-orm'
import { recordEvent } from '../auth-events/recordEvent.ts'
import type { Caller } from '../brand/Caller.ts'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import { adImages } from '../database/schema/adImages.ts'
import { ads } from '../database/schema/ads.ts'
import { authEvents } from '../database/schema/authEvents.ts'
import { outbox } from '../database/schema/outbox.ts'
import { sessions } from '../database/schema/sessions.ts'
import { findLocality } from '../profile/findLocality.ts'
import { toProfile } from '../profile/toProfile.ts'
import type { UserRow } from '../users/users.repository.ts'

type Dependencies = Readonly<{ database: Database; clock: Clock }>

const SESSION = {
  device: sessions.device,
  startedAt: sessions.createdAt,
  lastUsedAt: sessions.lastUsedAt,
  endsAt: sessions.endsAt,
  endedAt: sessions.revokedAt,
}

const AD = {
  slug: ads.slug,
  site: ads.brandCode,
  state: ads.state,
  type: ads.type,
  heading: ads.heading,
  content: ads.content,
  priceType: ads.priceType,
  priceAmount: ads.priceAmount,
  firstName: ads.firstName,
  lastName: ads.lastName,
  nickname: ads.nickname,
  phone: ads.phone,
  email: ads.email,
  createdAt: ads.createdAt,
  updatedAt: ads.updatedAt,
  validUntil: ads.validUntil,
}

const consents = ({ rulesAcceptedAt, selfCertifiedAt, marketingAgreedAt }: UserRow) => ({
  rulesAcceptedAt,
  selfCertifiedAt,
  marketingAgreedAt,
})

const adsOf = async ({ db }: Database, userId: number) => {
  const rows = await db
    .select({ id: ads.id, ...AD })
    .from(ads)
    .where(eq(ads.userId, userId))
    .orderBy(asc(ads.id))
  const images = await db
    .select({ adId: adImages.adId, path: adImages.path })
    .from(adImages)
    .where(inArray(adImages.adId, [0, ...rows.map(({ id }) => id)]))

  return rows.map(({ id, ...ad }) => ({
    ...ad,
    images: images.filter(({ adId }) => adId === id).map(({ path }) => path),
  }))
}

/** Secrets are no personal data and stay: hashes of passwords, tokens and codes. */
export const exportUser = async (
  user: UserRow,
  { device }: Caller,
  { database, clock }: Dependencies,
): Promise<Record<string, unknown>> => {
  const { db } = database
  const { id: userId, localityId, email } = user
  const locality = localityId === null ? null : await findLocality(database, localityId)
  await recordEvent(db, { event: 'exported', userId, device, at: clock() })

  return {
    exportedAt: clock(),
    profile: { ...toProfile(user, locality), ...consents(user) },
    ads: await adsOf(database, userId),
    sessions: await db.select(SESSION).from(sessions).where(eq(sessions.userId, userId)),
    events: await db
      .select({ event: authEvents.event, device: authEvents.device, at: authEvents.createdAt })
      .from(authEvents)
      .where(eq(authEvents.userId, userId))
      .orderBy(asc(authEvents.id)),
    messages: await db
      .select({ channel: outbox.channel, about: outbox.template, sentAt: outbox.sentAt })
      .from(outbox)
      .where(eq(outbox.recipient, email))
      .orderBy(asc(outbox.id)),
  }
}
