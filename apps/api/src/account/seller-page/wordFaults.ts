import { formMessage } from '@inzrt/rules/forms'
import { findScamLinks, moderationReasons } from '@inzrt/rules/moderation'
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
      ((await hasLiveWord(tx, ad)) && formMessage.heldWord) ||
      (rules.some(({ rule }) => rule === 'adult') && formMessage.adultText),
    web: findScamLinks(web).length > 0 && formMessage.scamLink,
  }
}
