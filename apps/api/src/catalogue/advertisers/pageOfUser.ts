import type { Logo } from '@inzrt/contracts/account/sellerPage'
import type { OpeningHours } from '@inzrt/domain/hours'
import { type SQL, sql } from 'drizzle-orm'
import { sellerPages } from '../../platform/database/schema/sellerPages.ts'
import { users } from '../../platform/database/schema/users.ts'

/** What a company says of itself, as the database has it. */
export type StoredPage = Readonly<{
  about: string
  web: string | null
  hours: OpeningHours | null
  logo: Logo | null
}>

/** What the company of an account says of itself on the site; null: nothing. */
export const pageOfUser: SQL = sql`(select json_build_object(
    'about', ${sellerPages.about}, 'web', ${sellerPages.web}, 'hours', ${sellerPages.hours},
    'logo', case when ${sellerPages.logoPath} is not null then json_build_object(
      'path', ${sellerPages.logoPath}, 'width', ${sellerPages.logoWidth}, 'height', ${sellerPages.logoHeight}) end)
  from ${sellerPages}
  where ${sellerPages.userId} = ${users.id} and ${sellerPages.brandCode} = ${sql.placeholder('brand')})`
