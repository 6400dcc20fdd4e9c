import { type FoundContact, findContacts } from '@inzrt/domain/contact'
import { isShouting, plainSigns } from '@inzrt/domain/text'
import { type AdultVerdict, classifyAdult } from './classifyAdult.ts'

/** A rule an advert broke, with what broke it; for moderators, not for the public. */
export type ModerationReason =
  | Readonly<{ rule: 'contact'; found: FoundContact[] }>
  | Readonly<{ rule: 'shouting' }>
  | Readonly<{ rule: 'adult'; matched: AdultVerdict['matched'] }>

/** The texts of an advert and whether its brand is for adults. */
export type ModeratedAd = Readonly<{ heading: string; content: string; isAdultBrand: boolean }>

/**
 * Why an advert waits for a person: a contact in the text, a shouted heading, or adult words on the
 * general brand. An empty list means the text alone is no reason.
 */
export const moderationReasons = (ad: ModeratedAd): ModerationReason[] => {
  const text = plainSigns(`${ad.heading}\n${ad.content}`)
  const found = findContacts(text)
  const { isAdult, matched } = classifyAdult(text)

  return [
    ...(found.length > 0 ? [{ rule: 'contact', found } as const] : []),
    ...(isShouting(ad.heading) ? [{ rule: 'shouting' } as const] : []),
    ...(isAdult && !ad.isAdultBrand ? [{ rule: 'adult', matched } as const] : []),
  ]
}
