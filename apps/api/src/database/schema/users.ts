import { pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from './columns.ts'

/** Who advertises with an account. */
export const users = pgTable('users', {
  id: identity(),
  nickname: text('nickname').notNull(),
  nicknameFolded: text('nickname_folded').notNull().unique(),
  email: text('email').notNull(),
  emailFolded: text('email_folded').notNull().unique(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  phone: text('phone_e164'),
  scope: text('scope').notNull().$type<'user' | 'clerk' | 'moderator' | 'admin'>().default('user'),
  kind: text('kind').notNull().$type<'private' | 'business'>().default('private'),
  companyName: text('company_name'),
  companyId: text('company_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
