import { bringFavourites } from '@inzrt/api-client/account/bringFavourites'
import { browserApi } from '../api/browserApi.ts'
import { guestMarks } from './guestMarks.ts'

/** Takes what was marked without an account into the account; what could not be taken stays for next time. */
export const bringGuestMarks = async (): Promise<void> => {
  const slugs = guestMarks.read()
  if (slugs.length === 0) return
  const answer = await bringFavourites(browserApi, slugs)
  if (answer.ok) guestMarks.clear()
}
