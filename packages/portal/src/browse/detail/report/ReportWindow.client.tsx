'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { markInappropriateCall, markWrongSectionCall } from '@inzrt/contracts/desk/report'
import { ReportDialog, type ReportKind } from '@inzrt/ui/dialog/ReportDialog.client.tsx'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { slugStore } from '../../../shell/stores/slugStore.ts'
import { showToast } from '../../../shell/stores/toastStore.ts'

const REPORTS = {
  'wrong-section': {
    call: markWrongSectionCall,
    name: 'markWrongSection',
    done: 'Nahlášení špatné rubriky proběhlo úspěšně.',
  },
  inappropriate: {
    call: markInappropriateCall,
    name: 'markInappropriate',
    done: 'Nahlášení nevhodného inzerátu proběhlo úspěšně.',
  },
} as const

type ReportWindowProps = { kind: ReportKind; onClose: () => void }

/** Asks before the ad of the page is reported, and reports it. */
const ReportWindow = ({ kind, onClose }: ReportWindowProps) => {
  const { item } = useSnapshot(slugStore)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  if (item?.slugType !== 'inzrt') return null

  const confirm = async () => {
    const { call, name, done } = REPORTS[kind]
    setSending(true)
    const answer = await browserApi.call(call, { params: { slug: item.slug } })
    setSending(false)
    if (!answer.ok) {
      setError(errorText(name, answer.error))
      return
    }
    showToast('good', done)
    onClose()
  }

  return (
    <ReportDialog
      kind={kind}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      heading={item.heading}
      content={item.content}
      isSending={isSending}
      error={error}
      noticeHref={kind === 'inappropriate' ? `/oznameni?inzerat=${item.slug}` : undefined}
    />
  )
}

export default ReportWindow
