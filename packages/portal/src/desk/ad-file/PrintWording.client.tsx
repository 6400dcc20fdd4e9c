'use client'

import { type AdFile, setPrintWordingCall } from '@inzrt/contracts/desk/adFile'
import { PrintWordingFormSchema } from '@inzrt/rules/forms'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { PrintWordingForm } from '@inzrt/ui/moderation/deciding/PrintWordingForm.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { useSend } from '../useSend.ts'

type PrintWordingProps = {
  ad: AdFile['data']['ad']
  printed: NonNullable<AdFile['data']['printed']>
  reload: () => Promise<unknown>
}

type ChangeProps = PrintWordingProps & { onClose: () => void }

const Change = ({ ad: { id, version }, printed, reload, onClose }: ChangeProps) => {
  const send = useSend(async () => {
    await reload()
    onClose()
  })
  const form = useForm({
    schema: PrintWordingFormSchema,
    initial: { wording: printed.wording ?? '' },
    send: ({ wording }) =>
      send(
        () =>
          browserApi.call(setPrintWordingCall, {
            params: { adId: id },
            body: { version, wording: wording || null },
          }),
        'Znění je uložené.',
      ),
  })

  return <PrintWordingForm id={`zneni-${id}`} form={form} onCancel={onClose} />
}

/** How the paper prints an ad; a publisher may word it. */
export const PrintWording = (props: PrintWordingProps) => {
  const [isOpen, setOpen] = useState(false)
  const { line, wording, canWord } = props.printed

  return (
    <>
      <p>
        {line} {wording !== null && <i>(znění redakce)</i>}
      </p>
      {canWord && !isOpen && <Button onClick={() => setOpen(true)}>Změnit znění</Button>}
      {isOpen && <Change {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
