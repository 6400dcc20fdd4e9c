'use client'

import { markInappropriateCall } from '@inzrt/contracts/desk/report'
import { NoticeFormSchema, slugOfAddress } from '@inzrt/rules/forms'
import { takeFocus } from '@inzrt/ui/focus/takeFocus.ts'
import { NoticeForm, type NoticeValues } from '@inzrt/ui/moderation/NoticeForm.tsx'
import { useEffect, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import type { Refusal } from '../../shell/form/Refusal.ts'
import { settle } from '../../shell/form/settle.ts'
import { takeFromAddress } from '../../shell/form/takeFromAddress.ts'
import { useForm } from '../../shell/form/useForm.ts'

const EMPTY: NoticeValues = {
  address: '',
  reason: 'illegal',
  explanation: '',
  name: '',
  email: '',
  goodFaith: false,
}

const DONE = 'Oznámení jsme přijali.'
const NO_SUCH_AD: Refusal = {
  fields: { address: 'Takový inzerát tu není. Zkontrolujte prosím adresu.' },
  text: null,
}

/** The notice of illegal content; which ad it is about, the link may say. */
const Notice = () => {
  const [isSent, setSent] = useState(false)
  const form = useForm({
    schema: NoticeFormSchema,
    initial: EMPTY,
    draft: 'oznameni',
    unkept: ['goodFaith'],
    send: async ({ address, ...notice }) => {
      const answer = await browserApi.call(markInappropriateCall, {
        params: { slug: slugOfAddress(address) ?? '' },
        body: notice,
      })
      if (!answer.ok && answer.error.kind === 'problem' && answer.error.status === 404)
        return NO_SUCH_AD
      const refusal = settle('markInappropriate', answer, DONE)
      setSent(answer.ok)

      return refusal
    },
  })
  const { change } = form
  useEffect(() => {
    const { inzerat } = takeFromAddress('inzerat')
    if (inzerat) change({ address: `${location.origin}/${inzerat}` })
  }, [])

  return isSent ? (
    <p role="status" tabIndex={-1} ref={takeFocus}>
      Děkujeme, oznámení jsme přijali. Nechali jste e-mail? Pak vám na něj přišlo potvrzení a{' '}
      napíšeme vám i{'\u00a0'}výsledek.
    </p>
  ) : (
    <NoticeForm form={form} />
  )
}

export default Notice
