import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { brandCode } from './brands.ts'
import { identity, moment } from './columns.ts'
import { users } from './users.ts'

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Public halves of passkeys. Each belongs to the site it was made at, and logs in there alone. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    userId: owner(),
    brandCode: brandCode().notNull(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** Of the last use, as the key counts them: one that comes back with a lower number was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches it. */
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

const CHALLENGES = ['add', 'login', 'proof'] as const
export type ChallengeFor = (typeof CHALLENGES)[number]

/** What passkeys were asked to sign and have not signed yet. Each is gone with its first answer. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    userId: owner(),
    purpose: oneOf('purpose', CHALLENGES).notNull(),
    /** The session, or the browser of a login, it was asked in; it counts there alone. */
    placeHash: text('place_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    ...closedSets(table),
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expires').on(table.expiresAt),
  ],
)
