import { bringFavouritesCall } from '@inzrt/contracts/account/favourite'
import { BACKGROUND_HEADER } from '@inzrt/contracts/wire/headers'
import { browserApi } from '../../shell/api/browserApi.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { guestMarks } from './guestMarks.ts'
import { offlineFavourites } from './offlineFavourites.ts'

/** Nobody pressed anything: where the session is over, no login is asked for. */
const BY_ITSELF = { headers: { [BACKGROUND_HEADER]: '1' } }

/** Takes what was marked without an account into the account; what could not be taken stays for next time. */
export const bringGuestMarks = async (): Promise<void> => {
  const slugs = guestMarks.read()
  if (slugs.length === 0) return
  const answer = await browserApi.call(
    bringFavouritesCall,
    { body: { slugs: [...slugs] } },
    BY_ITSELF,
  )
  if (!answer.ok) return
  guestMarks.clear()
  offlineFavourites.write('browser', [], currentTime())
}
