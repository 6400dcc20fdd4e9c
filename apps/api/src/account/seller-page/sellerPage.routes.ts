import { readSellerPageCall, saveSellerPageCall } from '@inzrt/contracts/account/sellerPage'
import { and, eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { PROFILES } from '../../catalogue/advertisers/profiles.ts'
import { requireUser } from '../../identity/users/requireUser.ts'
import type { UsersRepository } from '../../identity/users/users.repository.ts'
import { sellerPages } from '../../platform/database/schema/sellerPages.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { requireCompany } from './requireCompany.ts'
import { type SellerPageParts, saveSellerPage } from './saveSellerPage.ts'
import { toSellerPage } from './toSellerPage.ts'

/** What a company says of itself on its public page. */
export const sellerPageRoutes: FastifyPluginAsync<
  SellerPageParts & { users: UsersRepository }
> = async (app, parts) => {
  const { db } = parts.database

  serveCall(app, readSellerPageCall, async ({ user, caller: { brand } }) => {
    requireCompany(await requireUser(parts.users, user))
    const [row] = await db
      .select()
      .from(sellerPages)
      .where(and(eq(sellerPages.userId, user.userId), eq(sellerPages.brandCode, brand)))

    return { data: toSellerPage(row) }
  })

  serveCall(app, saveSellerPageCall, async ({ user: { userId }, caller, body, outdate }) =>
    outdate(
      { data: toSellerPage(await saveSellerPage(parts, { userId, brand: caller.brand, body })) },
      [PROFILES],
    ),
  )
}
