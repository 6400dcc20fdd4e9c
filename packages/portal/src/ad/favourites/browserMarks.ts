import { showToast } from '../../shell/stores/toastStore.ts'
import { guestMarks } from './guestMarks.ts'
import { readGuestMarks } from './readMarkedAds.ts'

/** Marks of somebody without an account, who is told how far they reach. */
export const browserMarks = {
  /** Whether it is so now. */
  set: async (slug: string, isMarked: boolean): Promise<boolean> => {
    const isKept = guestMarks.set(slug, isMarked)
    void readGuestMarks()
    if (!isKept) showToast('bad', 'Tento prohlížeč si nic neukládá. Přihlaste se prosím.')
    else if (isMarked)
      showToast('good', 'Uloženo v tomto prohlížeči. Po přihlášení bude inzerát ve vašem účtu.')

    return isKept
  },
}
