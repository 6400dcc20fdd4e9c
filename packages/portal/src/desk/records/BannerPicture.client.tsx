'use client'

import { serverText } from '@inzrt/api-client/errorText'
import { uploadImageCall } from '@inzrt/contracts/ads/image'
import { PictureField } from '@inzrt/ui/moderation/records/PictureField.tsx'
import { useState } from 'react'
import { uploadApi } from '../../shell/api/uploadApi.ts'
import { faultsOf } from '../../shell/form/faultsOf.ts'
import { imageUrl } from '../../shell/images/imageUrl.ts'
import type { ExtraForm } from './RecordKind.ts'

export type BannerPictureProps = {
  /** Of the banner as it is. */ path: string | null
  form: ExtraForm
}

/** The picture of a banner: shown, and exchanged for an uploaded one. */
export const BannerPicture = ({ path, form }: BannerPictureProps) => {
  const [shown, setShown] = useState(path && imageUrl(path, 'large'))
  const [state, setState] = useState<{ isSending: boolean; fault?: string | undefined }>({
    isSending: false,
  })
  const upload = async (file: File) => {
    setState({ isSending: true })
    const body = new FormData()
    body.append('file', file)
    const answer = await uploadApi.call(uploadImageCall, { body })
    if (!answer.ok) {
      const [fault] = Object.values(faultsOf(answer.error) ?? {})
      return setState({ isSending: false, fault: fault ?? serverText(answer.error) })
    }
    setState({ isSending: false })
    setShown(answer.data.thumb.replace('-thumb2x', '-large'))
    form.change({ uploadToken: answer.data.uploadToken })
  }

  return (
    <PictureField
      id="zaznam-uploadToken"
      label="Obrázek"
      hint="Poměr 4 : 1, nejlépe 1 600 × 400 bodů; na výšku aspoň 300."
      src={shown}
      isSending={state.isSending}
      error={state.fault ?? form.errors.uploadToken}
      onPick={upload}
    />
  )
}
