import { findContacts } from '@inzrt/domain/contact'
import { plainSigns } from '@inzrt/domain/text'
import { formMessage } from '@inzrt/rules/forms'
import { classifyAdult } from '@inzrt/rules/moderation'
import { isPortalName } from '../../identity/users/isPortalName.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import { hasAnyStem, liveStems } from './hasLiveWord.ts'

type Names = Readonly<{
  firstName: string | null
  lastName: string | null
  nickname: string | null
}>

/** Shorter texts are names: „Milan“ has much in common with adult words. */
const WORDS_OF_A_TEXT = 5

const isAdultText = (name: string): boolean =>
  name.trim().split(/\s+/).length >= WORDS_OF_A_TEXT && classifyAdult(plainSigns(name)).isAdult

const wholeName = ({ firstName, lastName }: Names): string =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim()

/**
 * Refuses names an ad would otherwise wait for a person with: they are shown at once, also when a published ad is
 * changed. A name the ad has already stays.
 * @throws Problem 422 with the Czech message of each wrong name
 */
export const refuseNames = async (
  tx: Transaction,
  brand: Brand,
  names: Names,
  known?: Names,
): Promise<void> => {
  const stems = await liveStems(tx)
  const isHeld = (name: string) =>
    isPortalName(name) ||
    hasAnyStem(stems, { heading: name, content: '' }) ||
    (brand !== 'adult' && isAdultText(name))
  const faultOf = (name: string, before = '') =>
    name !== before &&
    ((findContacts(name).length > 0 && formMessage.contactInName) ||
      (isHeld(name) && formMessage.nameNotShown))

  refuseFaults({
    nickname: faultOf(names.nickname ?? '', known?.nickname ?? ''),
    firstName: faultOf(wholeName(names), known && wholeName(known)),
  })
}
