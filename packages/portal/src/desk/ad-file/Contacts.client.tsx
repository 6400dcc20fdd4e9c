'use client'

import { serverText } from '@inzrt/api-client/errorText'
import { readContactsCall } from '@inzrt/contracts/desk/adFile'
import { formatPhone } from '@inzrt/domain/contact'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { showToast } from '../../shell/stores/toastStore.ts'

type Known = Readonly<{ name: string | null; phone: string | null; email: string | null }>

/** Contacts the public does not see, shown once they are asked for. */
export const Contacts = ({ adId }: { adId: number }) => {
  const [known, setKnown] = useState<Known>()
  const show = async () => {
    const answer = await browserApi.call(readContactsCall, { params: { adId } })
    if (answer.ok) setKnown(answer.data)
    else showToast('bad', serverText(answer.error))
  }
  if (!known)
    return (
      <p>
        <Button onClick={show}>Zobrazit kontakty</Button> Nahlédnutí se zapíše.
      </p>
    )
  const { name, phone, email } = known

  return (
    <p role="status">
      {[name, phone && formatPhone(phone), email].filter(Boolean).join(' · ') || 'Bez kontaktů.'}
    </p>
  )
}
