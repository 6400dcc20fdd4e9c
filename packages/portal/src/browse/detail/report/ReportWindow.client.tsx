'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { markInappropriateCall, markWrongSectionCall } from '@inzrt/contracts/desk/report'
import { ReportFormSchema } from '@inzrt/rules/forms'
import {
  ReportDialog,
  type ReportKind,
  type ReportValues,
} from '@inzrt/ui/dialog/ReportDialog.client.tsx'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { toRefusal } from '../../../shell/form/toRefusal.ts'
import { useForm } from '../../../shell/form/useForm.ts'
import { slugStore } from '../../../shell/stores/slugStore.ts'
import { showToast } from '../../../shell/stores/toastStore.ts'

const WRONG_SECTION = {
  call: markWrongSectionCall,
  name: 'markWrongSection',
  done: 'Nahlášení špatné rubriky proběhlo úspěšně.',
} as const

const INAPPROPRIATE = {
  call: markInappropriateCall,
  name: 'markInappropriate',
  done: 'Nahlášení nevhodného inzerátu proběhlo úspěšně.',
} as const

/** What the button that opened the window says is chosen already. */
const BEGUN = { 'wrong-section': 'wrong_section', inappropriate: 'inappropriate' } as const

type ReportWindowProps = { kind: ReportKind; onClose: () => void }

/** Asks why the ad of the page is reported, and reports it. */
const ReportWindow = ({ kind, onClose }: ReportWindowProps) => {
  const { item } = useSnapshot(slugStore)
  const [error, setError] = useState<string>()
  const slug = item?.slug ?? ''
  const initial: ReportValues = { reason: BEGUN[kind], explanation: '', email: '' }
  const form = useForm({
    schema: ReportFormSchema,
    initial: { ...initial, name: '', suggestedSectionSlug: null },
    draft: `report ${slug}`,
    unkept: ['reason'],
    send: async ({ reason, explanation, email }) => {
      const { call, name, done } = reason === 'wrong_section' ? WRONG_SECTION : INAPPROPRIATE
      const answer = await browserApi.call(call, {
        params: { slug },
        body: { reason, ...(explanation && { explanation }), ...(email && { email }) },
      })
      if (answer.ok) {
        showToast('good', done)
        onClose()
        return undefined
      }
      const { fields, text } = toRefusal(answer.error, errorText(name, answer.error))
      const isOfField = Object.keys(fields).length > 0
      setError(isOfField || !navigator.onLine ? undefined : (text ?? undefined))

      return { fields, text: null }
    },
  })
  if (item?.slugType !== 'inzrt') return null

  return (
    <ReportDialog
      kind={kind}
      form={form}
      isOpen
      onClose={onClose}
      heading={item.heading}
      content={item.content}
      error={error}
      noticeHref={`/oznameni?inzerat=${slug}`}
    />
  )
}

export default ReportWindow
