import { formatPrice } from '@inzrt/domain/price'
import { lineAd, shortenAd } from '@inzrt/domain/print'
import { countOf, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'
import { atTime, formatDate } from '@inzrt/domain/time'
import { type AttributeSet, attributesOf, rowFacts } from '@inzrt/rules/attributes'
import type { EditionRow, editionAds } from '../platform/database/schema/editions.ts'
import type {
  FrontPicture,
  PrintedAd,
  PrintedEdition,
  PrintedGroup,
} from './print/PrintedEdition.ts'
import { toSetWords } from './print/toSetWords.ts'
import type { Publisher } from './toPublisher.ts'

/** What it prints of an ad, with what is asked of its thing now. */
export type EditionAdRow = Omit<typeof editionAds.$inferSelect, 'attributeSet'> &
  Readonly<{ attributeSet: AttributeSet | null }>

const FRONT_HEADING_CHARS = 44

const toPrice = ({ priceType, priceAmount }: EditionAdRow) => ({
  type: priceType,
  amount: priceAmount,
})

const toAd = (row: EditionAdRow): PrintedAd => {
  const { lead, text, code } = lineAd({
    heading: row.heading,
    content: row.content,
    facts: rowFacts(attributesOf(row.attributeSet), row.attributes),
    wording: row.wording,
    price: toPrice(row),
    town: row.town,
    dialCode: row.dialCode,
    isBoxed: row.isHighlighted,
  })

  return {
    id: row.adId,
    type: row.type,
    lead: toSetWords(lead),
    text: toSetWords(text),
    code: code ?? '',
    qr: row.isHighlighted ? row.dialCode : null,
  }
}

/** An ad of the front page with the name of its picture. */
export const toFrontPicture = (row: EditionAdRow, picture: string): FrontPicture => ({
  heading: nonBreaking(shortenAd(row.heading, FRONT_HEADING_CHARS)),
  price: formatPrice(toPrice(row), 'short'),
  town: row.town,
  code: toAd(row).code,
  picture,
})

const toGroups = (rows: readonly EditionAdRow[]): PrintedGroup[] =>
  [...Map.groupBy(rows, ({ groupSlug }) => groupSlug)].map(([slug, ofGroup]) => ({
    slug,
    name: ofGroup[0]?.groupName ?? '',
    sections: [...Map.groupBy(ofGroup, ({ sectionName }) => sectionName)].map(([name, ads]) => ({
      name,
      ads: ads.map(toAd),
    })),
  }))

const deadlineOf = ({ deadlineAt }: EditionRow): string =>
  nonBreaking(`${formatDate(deadlineAt, 'weekday')} ${atTime(deadlineAt)}`)

type Parts = Readonly<{
  edition: EditionRow
  /** The one after it. */
  next: EditionRow | null
  /** In the order of the paper. */
  rows: readonly EditionAdRow[]
  pictures: readonly FrontPicture[]
}>

/** A closed edition in the words its page is set from. */
export const toPrintedEdition = (
  { name, wordmark, address }: Publisher,
  { edition, next, rows, pictures }: Parts,
): PrintedEdition => {
  const { number, year } = edition
  const released = new Date(edition.releaseDate)

  return {
    title: `${name} č. ${number}/${year}`,
    name,
    wordmark,
    motto: 'Inzeráty z novin i z webu',
    imprint: nonBreaking(
      `${name}, č. ${number}/${year}. Vychází každé úterý. Inzeráty zveřejněné při uzávěrce otiskujeme zdarma; za jejich obsah odpovídají inzerenti. Inzerát podáte na ${address}.`,
    ),
    site: address,
    number,
    year,
    release: nonBreaking(`${formatDate(released, 'weekday')} ${released.getUTCFullYear()}`),
    count: countOf(rows.length, WORD_FORMS.advert),
    next: next && deadlineOf(next),
    pictures,
    groups: toGroups(rows),
  }
}
