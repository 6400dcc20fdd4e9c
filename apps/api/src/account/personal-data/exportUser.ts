import { asc, eq, sql } from 'drizzle-orm'
import type { FileSeal } from '../../catalogue/images/createFileSeal.ts'
import { recordEvent } from '../../identity/auth-events/recordEvent.ts'
import { findLocality } from '../../identity/profile/findLocality.ts'
import { toProfile } from '../../identity/profile/toProfile.ts'
import { passkeyRows } from '../../identity/second-factor/passkeys/passkeys.repository.ts'
import { secondFactorRows } from '../../identity/second-factor/secondFactors.repository.ts'
import type { UserRow } from '../../identity/users/users.repository.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { authEvents } from '../../platform/database/schema/authEvents.ts'
import { outbox } from '../../platform/database/schema/outbox.ts'
import { savedSearches } from '../../platform/database/schema/savedSearches.ts'
import { sessions } from '../../platform/database/schema/sessions.ts'
import { exportActivity } from './exportActivity.ts'
import { exportAds } from './exportAds.ts'

export type ExportDependencies = Readonly<{ database: Database; clock: Clock; fileSeal: FileSeal }>

const SESSION = {
  device: sessions.device,
  startedAt: sessions.createdAt,
  lastUsedAt: sessions.lastUsedAt,
  endsAt: sessions.endsAt,
  endedAt: sessions.revokedAt,
}

const consents = ({ rulesAcceptedAt, selfCertifiedAt, marketingAgreedAt }: UserRow) => ({
  rulesAcceptedAt,
  selfCertifiedAt,
  marketingAgreedAt,
})

/** Of an address never confirmed nobody is told what was written to it: it may be somebody else's. */
const lettersTo = async ({ db }: Database, { email, emailVerifiedAt }: UserRow) =>
  emailVerifiedAt === null
    ? []
    : db
        .select({ channel: outbox.channel, about: outbox.template, sentAt: outbox.sentAt })
        .from(outbox)
        .where(eq(outbox.recipient, email))
        .orderBy(asc(outbox.id))

/** What is watched for the address without the account. */
const watchesOf = async ({ db }: Database, { emailFolded, emailVerifiedAt }: UserRow) =>
  emailVerifiedAt === null
    ? []
    : db
        .select({
          name: savedSearches.name,
          query: savedSearches.query,
          frequency: savedSearches.frequency,
          createdAt: savedSearches.createdAt,
          confirmedAt: savedSearches.confirmedAt,
        })
        .from(savedSearches)
        .where(sql`lower(email) = ${emailFolded}`)
        .orderBy(asc(savedSearches.id))

/** Since when an app makes codes for the login, how many recovery codes are left, and passkeys by their names. */
const exportSecondStep = async (db: Database['db'], userId: number) => ({
  appSince: await secondFactorRows.appSince(db, userId),
  recoveryCodesLeft: await secondFactorRows.codesLeft(db, userId),
  passkeys: (await passkeyRows.ofUser(db, userId)).map(
    ({ name, brandCode: site, createdAt: since, lastUsedAt }) => ({
      name,
      site,
      since,
      lastUsedAt,
    }),
  ),
})

/** Secrets are no personal data and stay: hashes of passwords, tokens and codes. */
export const exportUser = async (
  user: UserRow,
  { device }: Caller,
  { database, clock, fileSeal }: ExportDependencies,
): Promise<Record<string, unknown>> => {
  const { db } = database
  const { id: userId, localityId } = user
  const locality = localityId === null ? null : await findLocality(database, localityId)
  await recordEvent(db, { event: 'exported', userId, device, at: clock() })

  return {
    exportedAt: clock(),
    profile: { ...toProfile(user, locality, clock()), ...consents(user) },
    ads: await exportAds(database, userId),
    ...(await exportActivity(database, userId, { now: clock(), seal: fileSeal.seal })),
    secondStep: await exportSecondStep(db, userId),
    sessions: await db.select(SESSION).from(sessions).where(eq(sessions.userId, userId)),
    events: await db
      .select({ event: authEvents.event, device: authEvents.device, at: authEvents.createdAt })
      .from(authEvents)
      .where(eq(authEvents.userId, userId))
      .orderBy(asc(authEvents.id)),
    watchedSearches: await watchesOf(database, user),
    letters: await lettersTo(database, user),
  }
}
