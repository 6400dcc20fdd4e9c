import type { PrintedWords } from '@inzrt/contracts/desk/adFile'
import { localityName } from '@inzrt/domain/locality'
import { lineAd } from '@inzrt/domain/print'
import { type AttributeSet, attributesOf, rowFacts } from '@inzrt/rules/attributes'
import type { ads } from '../../platform/database/schema/ads.ts'
import type { localities } from '../../platform/database/schema/localities.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'

type Row = Readonly<{
  ad: typeof ads.$inferSelect
  locality: typeof localities.$inferSelect
  attributeSet: AttributeSet | null
}>

/** How the next edition prints an ad as it is now. */
export const toPrintedWords = (
  { ad, locality, attributeSet }: Row,
  { scope }: Pick<SignedIn, 'scope'>,
): PrintedWords => {
  const { lead, text } = lineAd({
    heading: ad.heading,
    content: ad.content,
    wording: ad.printWording,
    facts: rowFacts(attributesOf(attributeSet), ad.attributes),
    price: { type: ad.priceType, amount: ad.priceAmount },
    town: localityName(locality),
  })

  return { line: `${lead} ${text}`, wording: ad.printWording, canWord: scope === 'admin' }
}
