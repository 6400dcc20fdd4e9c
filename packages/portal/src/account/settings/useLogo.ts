import { IMAGE_BASE } from '@inzrt/contracts/ads/image'
import { useEffect } from 'react'
import { isOnItsWay } from '../../advertise/ad-form/photos/isOnItsWay.ts'
import { usePhotos } from '../../advertise/ad-form/photos/usePhotos.ts'
import { imageUrl } from '../../shell/images/imageUrl.ts'

/** A picture that takes the place of a logo, sent to the portal as soon as it is chosen, as photos are. */
export const useLogo = (onSent: (token: string) => void) => {
  const { photos, actions } = usePhotos([])
  const last = photos.at(-1)
  const token = last?.token ?? null

  useEffect(() => {
    if (token) onSent(token)
  }, [token])

  return {
    /** Whole, as it will be shown: that of a photo is cut to its frame. */
    preview: last?.preview ? imageUrl(last.preview.replace(IMAGE_BASE, ''), 'small') : null,
    isSending: last ? isOnItsWay(last) : false,
    error: last?.state.kind === 'failed' ? last.state.text : undefined,
    pick: (file: File): void => {
      for (const { key } of photos) actions.remove(key)
      actions.add([file])
    },
    forget: (): void => {
      for (const { key } of photos) actions.remove(key)
    },
  }
}
