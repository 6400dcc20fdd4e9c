import { message } from '@inzrt/domain/forms'
import { findScamLinks, moderationReasons } from '@inzrt/domain/moderation'
import { hasLiveWord } from '../../advertising/placing/hasLiveWord.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

type Texts = Readonly<{ about: string; web: string }>

/** What an ad would wait for a person for: a page is shown at once, so it is refused there. */
export const wordFaults = async (tx: Transaction, brand: Brand, { about, web }: Texts) => {
  const ad = { heading: '', content: about }
  const rules = moderationReasons({ ...ad, isAdultBrand: brand === 'adult' })

  return {
    about:
      ((await hasLiveWord(tx, ad)) && message.heldWord) ||
      (rules.some(({ rule }) => rule === 'adult') && message.adultText),
    web: findScamLinks(web).length > 0 && message.scamLink,
  }
}
