import type { saveSellerPageCall } from '@inzrt/contracts/account/sellerPage'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import { readWebAddress } from '@inzrt/domain/contact'
import { fieldErrors, type SellerPageForm, SellerPageFormSchema } from '@inzrt/domain/forms'
import { type OpeningHours, readHours, WEEKDAYS } from '@inzrt/domain/hours'
import { and, eq } from 'drizzle-orm'
import type { Originals } from '../../catalogue/images/Originals.ts'
import { holdAccount } from '../../identity/users/holdAccount.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { sellerPages } from '../../platform/database/schema/sellerPages.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import { requireCompany } from './requireCompany.ts'
import { savedMeanwhile } from './sellerPageProblems.ts'
import { takeLogo } from './takeLogo.ts'
import { wordFaults } from './wordFaults.ts'

export type SellerPageParts = Readonly<{ database: Database; clock: Clock; originals: Originals }>

type Saved = Readonly<{
  userId: number
  brand: Brand
  body: BodyOf<typeof saveSellerPageCall>
}>

/** Where no day says anything, nothing is said of hours. */
const hoursOf = (typed: SellerPageForm['hours']): OpeningHours | null => {
  const days = WEEKDAYS.map((day) => [day, readHours(typed[day])] as const)

  return days.some(([, hours]) => hours.length > 0)
    ? (Object.fromEntries(days) as OpeningHours)
    : null
}

const isAsRead = (read: string | null | undefined, saved: Date | undefined): boolean =>
  read === undefined || read === (saved?.toISOString() ?? null)

/** Saves what a company says of itself on its page of a site, and forgets the picture that was its logo before. */
export const saveSellerPage = async (
  { database, clock, originals }: SellerPageParts,
  { userId, brand, body }: Saved,
) => {
  refuseFaults(fieldErrors(SellerPageFormSchema, body))
  const { about, web, hours } = SellerPageFormSchema.parse(body)
  const isIt = and(eq(sellerPages.userId, userId), eq(sellerPages.brandCode, brand))
  const { saved, former } = await database.db.transaction(async (tx) => {
    requireCompany(await holdAccount(tx, userId, { isAlone: true }))
    const [before] = await tx
      .select({ path: sellerPages.logoPath, savedAt: sellerPages.updatedAt })
      .from(sellerPages)
      .where(isIt)
      .for('update')
    if (!isAsRead(body.savedAt, before?.savedAt)) throw savedMeanwhile()
    refuseFaults(await wordFaults(tx, brand, { about, web }))
    const values = {
      ...{ about, web: readWebAddress(web), hours: hoursOf(hours), updatedAt: clock() },
      ...(await takeLogo(tx, body.logo, brand)),
    }
    const [row] = await tx
      .insert(sellerPages)
      .values({ userId, brandCode: brand, ...values })
      .onConflictDoUpdate({ target: [sellerPages.userId, sellerPages.brandCode], set: values })
      .returning()

    return { saved: row, former: before?.path }
  })
  if (former && former !== saved?.logoPath) await originals.remove(former)

  return saved
}
