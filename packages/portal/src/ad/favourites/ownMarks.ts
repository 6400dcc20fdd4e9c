import { markFavouriteCall, unmarkFavouriteCall } from '@inzrt/contracts/account/favourite'
import { browserApi } from '../../shell/api/browserApi.ts'
import { showFailure } from '../../shell/stores/showFailure.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import { bringGuestMarks } from './bringGuestMarks.ts'
import { readOwnMarks } from './readMarkedAds.ts'

/** More than most people keep; whether one of the others is marked is seen in the account. */
const LOOKED_AT = 240

/** Marks of the user who is logged in. */
export const ownMarks = {
  has: async (slug: string): Promise<boolean> => {
    await bringGuestMarks()
    const answer = await readOwnMarks(LOOKED_AT)

    return answer.ok && answer.data.some((ad) => ad.slug === slug)
  },
  /** Whether it is so now. */
  set: async (slug: string, isMarked: boolean): Promise<boolean> => {
    const call = isMarked ? markFavouriteCall : unmarkFavouriteCall
    const answer = await browserApi.call(call, { params: { slug } })
    if (answer.ok) {
      void readOwnMarks(LOOKED_AT)
      showToast('good', answer.data.message)
    } else showFailure(isMarked ? 'markFavourite' : 'unmarkFavourite', answer.error)

    return answer.ok
  },
}
