import { AccountKindSchema, ScopeSchema } from '@inzrt/contracts/account/user'
import { LETTER_KINDS } from '@inzrt/rules/forms'
import { INVOICE_DEFAULTS } from '@inzrt/rules/order'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { closedSets, oneOf } from '../closedSets.ts'
import { identity, moment, money } from './columns.ts'
import { localities } from './localities.ts'

/**
 * Who advertises with an account. An address belongs to the person who confirmed it; until then several
 * accounts may claim it. Of a deleted account only the row stays, for what is kept by law.
 */
export const users = pgTable(
  'users',
  {
    id: identity(),
    nickname: text('nickname').notNull(),
    nicknameFolded: text('nickname_folded').notNull().unique(),
    /** Names a reader takes for one are one: see `toSkeleton`. */
    nicknameSkeleton: text('nickname_skeleton').notNull().unique(),
    email: text('email').notNull(),
    emailFolded: text('email_folded').notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    /** Waits until the link mailed there is opened. */
    pendingEmail: text('pending_email'),
    /** None: nobody can log in with a password. */
    passwordHash: text('password_hash'),
    /** Codes of a lost password guessed wrong since the last reset by link. */
    resetCodeFaults: integer('reset_code_faults').notNull().default(0),
    firstName: text('first_name'),
    lastName: text('last_name'),
    phone: text('phone_e164'),
    phoneVerifiedAt: moment('phone_verified_at'),
    localityId: integer('locality_id').references(() => localities.id, { onDelete: 'set null' }),
    scope: oneOf('scope', ScopeSchema.options).notNull().default('user'),
    kind: oneOf('kind', AccountKindSchema.options).notNull().default('private'),
    companyName: text('company_name'),
    companyId: text('company_id'),
    companyAddress: text('company_address'),
    vatId: text('vat_id'),
    companyRegister: text('company_register'),
    /** Number of the company that may pay by invoice; null, or of another company than the account has now: nobody may. */
    partnerCompanyId: text('partner_company_id'),
    /** What a partner may owe, and the days after which its invoices are due. */
    invoiceLimit: money('invoice_limit').notNull().default(INVOICE_DEFAULTS.limit),
    invoiceDays: integer('invoice_days').notNull().default(INVOICE_DEFAULTS.days),
    country: text('country'),
    selfCertifiedAt: moment('self_certified_at'),
    rulesAcceptedAt: moment('rules_accepted_at'),
    marketingAgreedAt: moment('marketing_agreed_at'),
    /** Letters it does without. */
    silencedLetters: text('silenced_letters', { enum: [...LETTER_KINDS] })
      .array()
      .notNull()
      .default([]),
    blockedAt: moment('blocked_at'),
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    ...closedSets(table),
    check('users_invoices', sql`${table.invoiceLimit} > 0 and ${table.invoiceDays} > 0`),
    uniqueIndex('users_confirmed_email')
      .on(table.emailFolded)
      .where(sql`email_verified_at is not null`),
  ],
)
