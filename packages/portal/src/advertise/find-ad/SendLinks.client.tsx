'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { sendAdLinksCall } from '@inzrt/contracts/ads/adAccess'
import { AdLinksFormSchema } from '@inzrt/rules/forms'
import { AdLinksForm } from '@inzrt/ui/ad-form/access/AdLinksForm.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { toRefusalUnder } from '../../shell/form/toRefusalUnder.ts'
import { useForm } from '../../shell/form/useForm.ts'

/** Has links to one's ads sent to a proved contact; what is said never tells whether there are any. */
export const SendLinks = () => {
  const [status, setStatus] = useState<string | null>(null)
  const form = useForm({
    schema: AdLinksFormSchema,
    initial: { find: '' },
    send: async ({ find }) => {
      setStatus(null)
      const answer = await browserApi.call(sendAdLinksCall, { body: { find } })
      if (!answer.ok)
        return toRefusalUnder('find', answer.error, errorText('sendAdLinks', answer.error))
      setStatus(answer.data.message)
    },
  })

  return <AdLinksForm form={form} status={status} />
}
