import type { RankingReason } from '@inzrt/contracts/ads/advertisement'

/** Says in words why a result stands where it stands; at least that nothing special lifted it. */
export const toReasons = ({ matched, paid, fresh }: RankingReason): readonly string[] => {
  const reasons = [
    paid && 'Placené zvýraznění: inzerent zaplatil za místo nahoře.',
    matched.length > 0 && `Shoda slov: ${matched.join(', ')}.`,
    fresh && 'Čerstvý inzerát: byl vložen nedávno.',
  ].filter((reason) => reason !== false)

  return reasons.length > 0 ? reasons : ['Výchozí pořadí, nic ho neposunulo.']
}
