import type { Place } from '@inzrt/contracts/browse/place'
import { countOf, WORDS } from '@inzrt/domain/text'
import type { LocalityLine } from '@inzrt/ui/locality/LocalityLine.ts'

/** A place on one line, with how many ads it holds. */
export const toPlaceLine = ({ key, label, within, adsCount }: Place): LocalityLine => ({
  ...{ key, name: label, note: within },
  aside: countOf(adsCount, WORDS.advert),
})
