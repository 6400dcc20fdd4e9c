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
  if (isOwnRemoved) return 'Vaše hodnocení jsme skryli. Důvod jsme vám poslali e-mailem.'
  if (can.includes('rate'))
    return `Obchod můžete ohodnotit do ${end}. Hodnocení od druhé strany uvidíte potom.`
  if (own && !isShown)
    return `Děkujeme. Hodnocení se ukáže, až ho napíše i\u00a0druhá strana, nejpozději ${end}.`
  if (own && theirs) return 'Obchod jste ohodnotili oba.'
  if (isShown) return 'Hodnotit už nejde.'

  return 'Tenhle obchod hodnotit nejde: na obou stranách je podle všeho stejný člověk.'
}
