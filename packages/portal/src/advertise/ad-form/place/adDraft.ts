import type { Locality } from '@inzrt/domain/locality'
import { type AdForm, EMPTY_AD } from '@inzrt/rules/forms'
import { windowMemory } from '../../../shell/memory/windowMemory.ts'
import type { SentPhoto } from '../photos/usePhotos.ts'

/** What of a form outlives the window. */
export type AdDraft = Readonly<{
  values: AdForm
  locality: Locality | null
  photos: readonly SentPhoto[]
  /** Account it was begun under; null of a guest's. */
  begunBy: string | null
}>

const KEY = 'inzrt-rozepsany-inzerat'

/** Secrets are typed again; a photo not yet sent cannot be kept. */
const withoutSecrets = ({ values, photos, ...rest }: AdDraft): AdDraft => ({
  ...rest,
  values: {
    ...values,
    password: '',
    verificationCode: '',
    rules: false,
    consentStartNow: false,
    coupon: '',
  },
  photos: photos.filter(({ token }) => token !== null),
})

/** A draft kept by an older form may lack what the form has now. */
const complete = (draft: Partial<AdDraft> | null): AdDraft | null =>
  draft && {
    locality: null,
    photos: [],
    begunBy: null,
    ...draft,
    values: { ...EMPTY_AD, ...draft.values },
  }

/** Whether there is something in a draft that only this ad has: contacts alone are no beginning. */
export const isBegun = ({ values, photos }: Pick<AdDraft, 'values' | 'photos'>): boolean =>
  photos.length > 0 ||
  [values.sectionSlug, values.heading, values.content, values.price.amount].some(
    (text) => text !== '',
  )

const parse = (text: string | null): AdDraft | null => {
  try {
    return complete(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

const onDevice = {
  read: (): string | null => {
    try {
      return localStorage.getItem(KEY)
    } catch {
      return null
    }
  },
  write: (text: string): void => {
    try {
      localStorage.setItem(KEY, text)
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

/** What this window wrote on the device last; null: nothing. */
let written: string | null = null

/** The ad somebody began to write here; of two windows that write one each, every window finds its own. */
export const adDraft = {
  read: (): AdDraft | null => parse(windowMemory.read(KEY)) ?? parse(onDevice.read()),
  /**
   * @param where after a logout nothing new of its account is left on the device: the draft lives as long as
   * its window, until its account is back
   */
  write: (draft: AdDraft, where: 'device' | 'window' = 'device'): void => {
    const text = JSON.stringify(withoutSecrets(draft))
    windowMemory.write(KEY, text)
    if (where !== 'device') return
    onDevice.write(text)
    written = text
  },
  /** What another window has written on the device since is that one's, and stays. */
  forget: (): void => {
    const own = written ?? windowMemory.read(KEY)
    if (own === null || own === onDevice.read()) onDevice.forget()
    windowMemory.forgetHere(KEY)
    written = null
  },
}
