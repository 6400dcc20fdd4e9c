import { foldLetters, toSkeleton } from '@inzrt/domain/text'
import { generateUsers } from '@inzrt/fixtures/catalogue/generateUsers'
import type { UserFixture } from '@inzrt/fixtures/catalogue/UserFixture'
import type { Pool } from 'pg'
import type { Demo } from './Demo.ts'
import { insertRows } from './insertRows.ts'

/** The company of the demo may pay by invoice: who tries the product sees one. */
const PARTNER = 'firma'

const toRow = (user: UserFixture) => ({
  id: user.id,
  nickname: user.nickname,
  nickname_folded: foldLetters(user.nickname),
  nickname_skeleton: toSkeleton(user.nickname),
  email: user.email,
  email_folded: user.email.toLowerCase(),
  first_name: user.firstName,
  last_name: user.lastName,
  phone_e164: user.phone,
  scope: user.scope,
  kind: user.kind,
  company_name: user.companyName,
  company_id: user.companyId,
  company_address: user.companyAddress,
  partner_company_id: user.nickname === PARTNER ? user.companyId : null,
  email_verified_at: user.createdAt,
  created_at: user.createdAt,
})

/** The demo's advertisers with accounts. They have no passwords; some of them get one from a key. */
export const seedUsers = async (pool: Pool, { seed, now }: Demo): Promise<void> => {
  await insertRows(pool, 'users', generateUsers({ seed, now }).map(toRow))
}
