'use client'

import { MESSAGE_PHOTOS_MAX } from '@inzrt/domain/limits'
import { PhotoField } from '@inzrt/ui/ad-form/photos/PhotoField.client.tsx'
import { useEffect } from 'react'
import { isOnItsWay } from '../../advertise/ad-form/photos/isOnItsWay.ts'
import { sentTokens } from '../../advertise/ad-form/photos/sentTokens.ts'
import { usePhotos } from '../../advertise/ad-form/photos/usePhotos.ts'

type ReplyPhotosProps = {
  error: string | undefined
  /** Says what the photos are claimed by, `null` of one that failed, and whether one is on its way. */
  onChange: (tokens: (string | null)[], isBusy: boolean) => void
}

const ID = 'odpoved-photos'

/** Photos of a message, sent to the portal as soon as they are chosen. */
const ReplyPhotos = ({ error, onChange }: ReplyPhotosProps) => {
  const { photos, actions } = usePhotos([])
  const tokens = sentTokens(photos)
  const isBusy = photos.some(isOnItsWay)

  useEffect(() => onChange(tokens, isBusy), [JSON.stringify(tokens), isBusy])
  useEffect(() => document.getElementById(ID)?.focus(), [])

  return (
    <PhotoField
      id={ID}
      photos={photos}
      most={MESSAGE_PHOTOS_MAX}
      actions={actions}
      error={error}
      isOrdered={false}
    />
  )
}

export default ReplyPhotos
