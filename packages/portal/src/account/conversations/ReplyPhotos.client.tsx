'use client'

import { MESSAGE_PHOTOS_MAX } from '@inzrt/rules/limits'
import { PhotoField } from '@inzrt/ui/ad-form/photos/PhotoField.client.tsx'
import { useEffect, useState } from 'react'
import { isOnItsWay } from '../../advertise/ad-form/photos/isOnItsWay.ts'
import { sentTokens } from '../../advertise/ad-form/photos/sentTokens.ts'
import { toPhoto, usePhotos } from '../../advertise/ad-form/photos/usePhotos.ts'

type ReplyPhotosProps = {
  /** Photos given before there was a place for them. */
  given: readonly File[]
  error: string | undefined
  /** Says what the photos are claimed by, `null` of one that failed, and whether one is on its way. */
  onChange: (tokens: (string | null)[], isBusy: boolean) => void
}

const ID = 'odpoved-photos'

/** Photos of a message, sent to the portal as soon as they are chosen. */
const ReplyPhotos = ({ given, error, onChange }: ReplyPhotosProps) => {
  const [begun] = useState(() => given.map(toPhoto))
  const { photos, actions } = usePhotos(begun)
  const tokens = sentTokens(photos)
  const isBusy = photos.some(isOnItsWay)

  useEffect(() => onChange(tokens, isBusy), [JSON.stringify(tokens), isBusy])
  useEffect(() => {
    if (begun.length === 0) document.getElementById(ID)?.focus()
  }, [])

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
