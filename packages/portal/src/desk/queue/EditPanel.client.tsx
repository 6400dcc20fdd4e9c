'use client'

import { AdTextFormSchema } from '@inzrt/domain/forms'
import { AdTextForm } from '@inzrt/ui/moderation/deciding/AdTextForm.tsx'
import { useForm } from '../../shell/form/useForm.ts'
import type { PanelProps } from './PanelProps.ts'

/** Changes the words of an ad. */
const EditPanel = ({ item: { ad }, onClose, settle }: PanelProps) => {
  const form = useForm({
    schema: AdTextFormSchema,
    initial: { heading: ad.heading, content: ad.content, facts: '' },
    send: (values) => settle({ measure: 'edited', ...values }),
  })

  return <AdTextForm id={`uprava-${ad.id}`} form={form} onCancel={onClose} />
}

export default EditPanel
