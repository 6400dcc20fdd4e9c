import { findContacts } from '@inzrt/domain/contact'
import { tokenize } from '@inzrt/domain/search'
import { plainSigns, toSkeleton } from '@inzrt/domain/text'
import { formMessage } from '@inzrt/rules/forms'
import { classifyAdult, isCoarse } from '@inzrt/rules/moderation'
import { and, eq, ne } from 'drizzle-orm'
import { isPortalName } from '../../identity/users/isPortalName.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import { hasAnyStem, liveStems } from './hasLiveWord.ts'
import { NAME_FAULTS } from './nameFaults.ts'

type Names = Readonly<{
  firstName: string | null
  lastName: string | null
  nickname: string | null
}>

type NamedAd = Readonly<{
  brand: Brand
  /** Null: a guest's. */
  userId: number | null
  names: Names
  /** What the ad has now; null: it is a new one. */
  known: Names | null
}>

const NOBODY = 0

/** Shorter texts are names: „Milan“ has much in common with adult words. */
const WORDS_OF_A_TEXT = 5

const isAdult = (name: string): boolean => {
  const text = plainSigns(name)
  const words = tokenize(text)

  return words.some(isCoarse) || (words.length >= WORDS_OF_A_TEXT && classifyAdult(text).isAdult)
}

const wholeName = (names: Names | null): string =>
  `${names?.firstName ?? ''} ${names?.lastName ?? ''}`.trim()

/** Whether an account of somebody else has the nickname, or one that is mistaken for it. */
const isOfAnother = async (tx: Transaction, nickname: string, userId: number | null) => {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.nicknameSkeleton, toSkeleton(nickname)), ne(users.id, userId ?? NOBODY)))

  return found !== undefined
}

/**
 * Refuses names an ad would otherwise wait for a person with: they are shown at once, also when a published ad is
 * changed. A name the ad has already stays.
 * @throws Problem 422 with the Czech message of each wrong name
 */
export const refuseNames = async (
  tx: Transaction,
  { brand, userId, names, known }: NamedAd,
): Promise<void> => {
  const stems = await liveStems(tx)
  const isHeld = (name: string) =>
    isPortalName(name) ||
    hasAnyStem(stems, { heading: name, content: '' }) ||
    (brand !== 'adult' && isAdult(name))
  const faultOf = (name: string, before: string) =>
    name !== before &&
    ((findContacts(name).length > 0 && formMessage.contactInName) ||
      (isHeld(name) && NAME_FAULTS.notShown))
  const [nickname, before] = [names.nickname ?? '', known?.nickname ?? '']
  const isTaken = nickname !== before && (await isOfAnother(tx, nickname, userId))

  refuseFaults({
    nickname: faultOf(nickname, before) || (isTaken && NAME_FAULTS.ofAnother),
    firstName: faultOf(wholeName(names), wholeName(known)),
  })
}
