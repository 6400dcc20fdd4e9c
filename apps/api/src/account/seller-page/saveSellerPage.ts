import { isDeepStrictEqual } from 'node:util'
import type { saveSellerPageCall } from '@inzrt/contracts/account/sellerPage'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import { readWebAddress } from '@inzrt/domain/contact'
import { type OpeningHours, readHours, WEEKDAYS } from '@inzrt/domain/hours'
import { fieldErrors, type SellerPageForm, SellerPageFormSchema } from '@inzrt/rules/forms'
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

type Row = typeof sellerPages.$inferSelect
type Said = Pick<Row, 'about' | 'web' | 'hours'>

const isAsRead = (read: string | null, before: Row | undefined): boolean =>
  read === (before?.updatedAt.toISOString() ?? null)

/** Of a save whose answer was lost on its way the page says everything already; sent again it writes over nothing. */
const saysAlready = (before: Row | undefined, said: Said, logo: string | null | undefined) =>
  before !== undefined &&
  isDeepStrictEqual({ about: before.about, web: before.web, hours: before.hours }, said) &&
  (logo === undefined || (logo === null && before.logoPath === null))

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
    const [before] = await tx.select().from(sellerPages).where(isIt).for('update')
    const said = { about, web: readWebAddress(web), hours: hoursOf(hours) }
    if (!isAsRead(body.savedAt, before)) {
      if (!saysAlready(before, said, body.logo)) throw savedMeanwhile()
      return { saved: before, former: before?.logoPath }
    }
    refuseFaults(await wordFaults(tx, brand, { about, web }))
    const values = { ...said, updatedAt: clock(), ...(await takeLogo(tx, body.logo, brand)) }
    const [row] = await tx
      .insert(sellerPages)
      .values({ userId, brandCode: brand, ...values })
      .onConflictDoUpdate({ target: [sellerPages.userId, sellerPages.brandCode], set: values })
      .returning()

    return { saved: row, former: before?.logoPath }
  })
  if (former && former !== saved?.logoPath) await originals.remove(former)

  return saved
}
