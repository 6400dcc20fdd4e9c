'use client'

import { removeCompanyPageCall } from '@inzrt/contracts/desk/companyPage'
import { ReasonsFormSchema, type ReasonsForm as Values } from '@inzrt/rules/forms'
import type { DecisionGround } from '@inzrt/rules/moderation'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { ReasonsForm } from '@inzrt/ui/moderation/deciding/ReasonsForm.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { useSend } from '../useSend.ts'

type PageRemovalProps = {
  adId: number
  /** Tells the version that was read. */
  savedAt: string
  reload: () => Promise<unknown>
}

const EMPTY: Values = { ground: '', facts: '' }

const Reasons = ({
  adId,
  savedAt,
  reload,
  onClose,
}: PageRemovalProps & { onClose: () => void }) => {
  const send = useSend(reload)
  const form = useForm({
    schema: ReasonsFormSchema,
    initial: EMPTY,
    draft: `page ${adId}`,
    send: ({ ground, facts }) =>
      send(
        () =>
          browserApi.call(removeCompanyPageCall, {
            params: { adId },
            body: { savedAt, ground: ground as DecisionGround, facts },
          }),
        'Text a\u00a0logo jsou odstraněné, firma dostala e-mail.',
      ),
  })

  return (
    <ReasonsForm
      id={`stranka-${adId}`}
      form={form}
      label={'Odstranit text a\u00a0logo'}
      onCancel={onClose}
    />
  )
}

/** Takes away what a company says of itself, with the statement of reasons it is owed. */
export const PageRemoval = (props: PageRemovalProps) => {
  const [isOpen, setOpen] = useState(false)

  return isOpen ? (
    <Reasons {...props} onClose={() => setOpen(false)} />
  ) : (
    <Button onClick={() => setOpen(true)}>Odstranit ze stránky</Button>
  )
}
