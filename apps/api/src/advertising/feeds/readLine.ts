import { fromAdUpdateBody, type SentAd } from '@inzrt/contracts/ads/adBody'
import { foldLetters } from '@inzrt/domain/text'
import { type Attribute, attributesOf } from '@inzrt/rules/attributes'
import {
  FEED_COLUMNS,
  type FeedColumn,
  type FeedText,
  feedKey,
  readFeedPrice,
} from '@inzrt/rules/feed'
import { EMPTY_AD } from '@inzrt/rules/forms'
import { AD_TYPES, type AdType, adTypeLabel } from '@inzrt/rules/listing'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'
import { isPhoneRemembered } from '../../identity/phone-verification/isPhoneRemembered.ts'
import type { UserRow } from '../../identity/users/users.repository.ts'
import type { LatestAd } from './latestAds.ts'

const KEYS = Object.fromEntries(
  Object.entries(FEED_COLUMNS).map(([column, name]) => [column, feedKey(name)]),
) as Readonly<Record<FeedColumn, string>>

const OWN_KEYS = new Set<string>(Object.values(KEYS))

/** What stands in a column; undefined where the file has no such column. */
export const cellOf = (cells: FeedText, column: FeedColumn): string | undefined =>
  Object.hasOwn(cells, KEYS[column]) ? cells[KEYS[column]] : undefined

/** The type a cell names; what is none is left for the form to refuse. */
export const readType = (cell: string): AdType =>
  AD_TYPES.find((type) => [type, foldLetters(adTypeLabel(type))].includes(foldLetters(cell))) ??
  (cell as AdType)

const readChoice = (attribute: Attribute, cell: string): string => {
  if (attribute.kind !== 'choice' || Object.hasOwn(attribute.choices, cell)) return cell
  const named = Object.entries(attribute.choices).find(
    ([, name]) => foldLetters(name) === foldLetters(cell),
  )

  return named?.[0] ?? cell
}

const attributesIn = (cells: FeedText, attributes: readonly Attribute[]) =>
  Object.fromEntries(
    Object.entries(cells)
      .filter(([key]) => !OWN_KEYS.has(key))
      .map(([key, cell]) => {
        const attribute = attributes.find((each) => [each.key, feedKey(each.name)].includes(key))

        return attribute ? [attribute.key, readChoice(attribute, cell)] : [key, cell]
      }),
  )

const isFilled = ([, text]: readonly [string, string]): boolean => text !== ''

/** What a line says put over what is known; a column that is not in the file leaves it as it is. */
export const mergeLine = (
  { ad, ...sent }: SentAd,
  cells: FeedText,
  { attributeSet }: Pick<SectionNode, 'attributeSet'>,
): SentAd => {
  const price = cellOf(cells, 'price')
  const attributes = {
    ...ad.attributes,
    ...attributesIn(cells, attributesOf(attributeSet, ad.type)),
  }

  return {
    ...sent,
    ad: {
      ...ad,
      heading: cellOf(cells, 'heading') ?? ad.heading,
      content: cellOf(cells, 'content') ?? ad.content,
      price: price === undefined ? ad.price : readFeedPrice(price),
      attributes: Object.fromEntries(Object.entries(attributes).filter(isFilled)),
    },
  }
}

/** An ad as its form would send it unchanged. */
export const sentOf = ({ ad, images }: LatestAd, { slug: sectionSlug }: SectionNode): SentAd =>
  fromAdUpdateBody(
    {
      payment_method: 'free',
      type: ad.type,
      sectionSlug,
      content: ad.content,
      price_type: ad.priceType,
      price_value: ad.priceAmount,
      pscId: ad.localityId,
      attributes: { ...ad.attributes },
      promos: [],
      images: images.map(({ id, main }) => ({ id, main })),
      firstName: ad.firstName ?? '',
      lastName: ad.lastName ?? '',
      nickname: ad.nickname ?? '',
      phoneNumber: ad.phone ?? '',
      email: ad.email ?? '',
      showName: ad.showName,
      showSurname: ad.showSurname,
      showPhone: ad.showPhone,
      showEmail: ad.showEmail,
    },
    ad.heading,
  )

/** A new ad of an account before its line is read: with the contacts the account has proved. */
export const newSent = (user: UserRow, now: Date): SentAd => {
  const { promos: _, ...empty } = EMPTY_AD
  const phone = isPhoneRemembered(user, now) ? user.phone : null
  const consent = { rulesAcceptedAt: now.toISOString(), consentStartNow: false }

  return {
    ad: {
      ...empty,
      localityId: user.localityId as number,
      images: [],
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      nickname: user.nickname,
      email: user.email,
      phone: phone ?? '',
      wantToShow: phone ? ['name', 'phone', 'email'] : ['name', 'email'],
      rules: true,
    },
    promos: [],
    addInfo: consent,
  }
}
