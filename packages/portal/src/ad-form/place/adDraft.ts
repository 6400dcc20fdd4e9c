import type { Locality } from '@inzrt/domain/locality'
import { type AdFormValues, EMPTY_AD } from '@inzrt/ui/ad-form/AdFormValues.ts'
import type { SentPhoto } from '../photos/usePhotos.ts'

/** What of a form outlives the window. */
export type AdDraft = Readonly<{
  values: AdFormValues
  locality: Locality | null
  photos: readonly SentPhoto[]
}>

const KEY = 'inzrt-rozepsany-inzerat'

/** Secrets are typed again; a photo not yet sent cannot be kept. */
const withoutSecrets = ({ values, photos, ...rest }: AdDraft): AdDraft => ({
  ...rest,
  values: { ...values, password: '', verificationCode: '', rules: false, consentStartNow: false },
  photos: photos.filter(({ token }) => token !== null),
})

/** A draft kept by an older form may lack what the form has now. */
const complete = (draft: Partial<AdDraft> | null): AdDraft | null =>
  draft && {
    ...{ locality: null, photos: [] },
    ...draft,
    values: { ...EMPTY_AD, ...draft.values },
  }

/** Whether there is something in a draft that only this ad has: contacts alone are no beginning. */
export const isBegun = ({ values, photos }: AdDraft): boolean =>
  photos.length > 0 ||
  [values.section, values.heading, values.content, values.price.amount].some((text) => text !== '')

/** The ad somebody began to write on this device. */
export const adDraft = {
  read: (): AdDraft | null => {
    try {
      return complete(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    } catch {
      return null
    }
  },
  write: (draft: AdDraft): void => {
    try {
      localStorage.setItem(KEY, JSON.stringify(withoutSecrets(draft)))
    } catch {
      // A browser that keeps nothing still sends the form.
    }
  },
  forget: (): void => {
    try {
      localStorage.removeItem(KEY)
    } catch {
      // Nothing was kept.
    }
  },
}
