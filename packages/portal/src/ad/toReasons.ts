import type { RankingReason } from '@inzrt/contracts/ads/advertisement'
import { joinQuoted } from '@inzrt/domain/text'

/** Says in words why a result stands where it stands; at least that its heading does not hold the words. */
export const toReasons = ({ matched, paid, fresh }: RankingReason): readonly string[] => {
  const reasons = [
    paid && 'Placené zvýraznění: inzerent zaplatil za místo nahoře.',
    matched.length > 0 && `V nadpisu: ${joinQuoted(matched)}.`,
    fresh && 'Nedávno vložený inzerát.',
  ].filter((reason) => reason !== false)

  return reasons.length > 0
    ? reasons
    : ['V nadpisu hledaná slova nejsou, shodu jsme našli jinde v inzerátu.']
}
