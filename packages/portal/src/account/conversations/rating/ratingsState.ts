import type { Ratings } from '@inzrt/contracts/conversation/rating'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDateTime } from '@inzrt/domain/time'

/** How far the two are with rating each other, as one of them reads it. */
export const ratingsState = ({
  can,
  own,
  theirs,
  isShown,
  isOwnRemoved,
  endsAt,
}: Ratings): string => {
  const end = nonBreaking(formatDateTime(new Date(endsAt)))
  if (isOwnRemoved) return 'Vaše hodnocení skryli naši moderátoři. Důvod jsme vám poslali e-mailem.'
  if (can.includes('rate'))
    return `Jak obchod proběhl? Ohodnotit ho můžete do ${end}. Co napsala druhá strana, uvidíte potom.`
  if (own && !isShown)
    return `Děkujeme. Hodnocení se ukáže, až ho napíše i\u00a0druhá strana, nejpozději ${end}.`
  if (own && theirs) return 'Ohodnotili jste se oba.'
  if (isShown) return 'Hodnotit už nejde.'

  return 'Tenhle obchod hodnotit nejde: oba jeho konce patří stejnému člověku.'
}
