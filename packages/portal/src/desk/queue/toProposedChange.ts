import type { ModeratedAd } from '@inzrt/contracts/desk/moderatedAd'
import { formatPrice } from '@inzrt/domain/price'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import type { ProposedChangeProps } from '@inzrt/ui/moderation/queue/ProposedChange.tsx'
import { diffWordsWithSpace } from 'diff'
import { imageUrl } from '../../shell/images/imageUrl.ts'

type Facts = ModeratedAd['attributes']

/** What is said of the thing otherwise, in the order in which it is asked. */
const attributeChanges = (before: Facts, after: Facts): ProposedChangeProps['attributes'] =>
  [...new Map([...before, ...after].map(({ key, name }) => [key, name]))].flatMap(([key, name]) => {
    const [was, is] = [before, after].map(
      (facts) => facts.find((fact) => fact.key === key)?.text ?? null,
    )

    return was === is ? [] : [{ name, before: was ?? null, after: is ?? null }]
  })

/** How the proposed version of an ad differs from the public one; null: no change waits. */
export const toProposedChange = (ad: ModeratedAd): ProposedChangeProps | null => {
  const { change } = ad
  if (!change) return null
  const [before, after] = [ad.price, change.price].map((price) => formatPrice(price, 'short'))
  const taken = ad.images.filter((path) => !change.images.includes(path)).length

  return {
    heading: ad.heading === change.heading ? null : { before: ad.heading, after: change.heading },
    text: diffWordsWithSpace(ad.content, change.content).map(({ value, added, removed }) => ({
      text: value,
      is: added ? 'added' : removed ? 'taken' : 'kept',
    })),
    attributes: attributeChanges(ad.attributes, change.attributes),
    price: before === after || !before || !after ? null : { before, after },
    images: change.images.map((path) => ({
      src: imageUrl(path, 'thumb'),
      href: imageUrl(path, 'large'),
      isNew: !ad.images.includes(path),
    })),
    takenImages: taken > 0 ? `Odebrané fotky: ${countOf(taken, WORD_FORMS.photo)}` : null,
  }
}
