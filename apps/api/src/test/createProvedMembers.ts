import { eq } from 'drizzle-orm'
import { users } from '../platform/database/schema/users.ts'
import type { createAdvertisers } from './createAdvertisers.ts'

type Advertisers = Awaited<ReturnType<typeof createAdvertisers>>
type Section = Awaited<ReturnType<Advertisers['addSection']>>

/** Makes people who are logged in and whose address is proved, and ads of theirs. */
export const createProvedMembers = ({ database, register, addAd, clock }: Advertisers) => {
  const addMember = async () => {
    const member = await register()
    const [user] = await database.db
      .update(users)
      .set({ emailVerifiedAt: clock.read() })
      .where(eq(users.nickname, member.nickname))
      .returning()

    return { ...member, userId: user?.id ?? 0 }
  }

  return {
    addMember,
    addOwnedAd: async (section: Section, changes: object = {}) => {
      const seller = await addMember()
      const contact = { userId: seller.userId, email: seller.email, showEmail: true }

      return { seller, ad: await addAd(section, { ...contact, ...changes }) }
    },
  }
}
