import { errorText } from '@inzrt/api-client/errorText'
import { uploadImageCall } from '@inzrt/contracts/ads/image'
import type { Photo, PhotoActions } from '@inzrt/ui/ad-form/photos/Photo.ts'
import { useEffect, useRef, useState } from 'react'
import { uploadApi } from '../../../shell/api/uploadApi.ts'
import { faultsOf } from '../../../shell/form/faultsOf.ts'
import { photoFault, photoHeadFault, photoSentFault } from './photoFault.ts'
import { scalePhoto } from './scalePhoto.ts'

/** A photo with what sends it and what its ad claims it by. */
export type SentPhoto = Photo & { file: File | null; token: string | null }

/** The portal has no room for a photo at the moment; nothing is wrong with it. */
const NO_ROOM = 507

const failed = (text: string, canRetry: boolean): Photo['state'] => ({
  kind: 'failed',
  text,
  canRetry,
})

const upload = async (file: File, name: string): Promise<Partial<SentPhoto>> => {
  const fault = await photoHeadFault(file)
  if (fault) return { state: failed(fault, false) }
  const small = await scalePhoto(file)
  const tooLarge = photoSentFault(small)
  if (tooLarge) return { state: failed(tooLarge, false) }
  const body = new FormData()
  body.append('file', small, name)
  const answer = await uploadApi.call(uploadImageCall, { body })
  if (answer.ok) {
    const { uploadToken, thumb } = answer.data
    return { token: uploadToken, preview: thumb, state: { kind: 'done' }, file: null }
  }
  const wrong = faultsOf(answer.error)?.images

  const canRetry =
    wrong === undefined || (answer.error.kind === 'problem' && answer.error.status === NO_ROOM)

  return { state: failed(wrong ?? errorText('uploadImage', answer.error), canRetry) }
}

export const toPhoto = (file: File): SentPhoto => {
  const fault = photoFault(file)

  return {
    key: crypto.randomUUID(),
    name: file.name,
    preview: null,
    state: fault ? failed(fault, false) : { kind: 'waiting' },
    file,
    token: null,
  }
}

const again = (photo: SentPhoto): SentPhoto =>
  photo.state.kind === 'failed' && photo.state.canRetry
    ? { ...photo, state: { kind: 'waiting' } }
    : photo

const moved = <Item>(items: readonly Item[], from: number, by: number): Item[] => {
  const rest = items.filter((_, at) => at !== from)

  return [...rest.slice(0, from + by), items[from] as Item, ...rest.slice(from + by)]
}

/**
 * Photos of a form: each is made small and sent, one after another, as soon as it is chosen. What a lost
 * connection stopped goes on by itself once it is back.
 * @param kept photos a draft or an ad already has
 */
export const usePhotos = (kept: readonly SentPhoto[]) => {
  const [photos, setPhotos] = useState<readonly SentPhoto[]>(kept)
  const isBusy = useRef(false)

  const change = (key: string, changes: Partial<SentPhoto>) =>
    setPhotos((known) => known.map((one) => (one.key === key ? { ...one, ...changes } : one)))

  useEffect(() => {
    const next = photos.find(({ state }) => state.kind === 'waiting')
    if (!next?.file || isBusy.current) return
    isBusy.current = true
    change(next.key, { state: { kind: 'sending' } })
    upload(next.file, next.name).then((changes) => {
      isBusy.current = false
      change(next.key, changes)
    })
  }, [photos])

  useEffect(() => {
    const retry = () => setPhotos((known) => known.map(again))
    addEventListener('online', retry)

    return () => removeEventListener('online', retry)
  }, [])

  const actions: PhotoActions = {
    add: (files) => setPhotos((known) => [...known, ...files.map(toPhoto)]),
    remove: (key) => setPhotos((known) => known.filter((one) => one.key !== key)),
    retry: (key) => change(key, { state: { kind: 'waiting' } }),
    move: (key, by) =>
      setPhotos((known) =>
        moved(
          known,
          known.findIndex((one) => one.key === key),
          by,
        ),
      ),
  }

  return { photos, actions }
}
