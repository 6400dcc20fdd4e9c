'use client'

import { attributesOf } from '@inzrt/rules/attributes'
import { adTextFormSchema } from '@inzrt/rules/forms'
import { AdTextForm } from '@inzrt/ui/moderation/deciding/AdTextForm.tsx'
import { toTypedFacts } from '../../ad/toTypedFacts.ts'
import { useForm } from '../../shell/form/useForm.ts'
import type { PanelProps } from './PanelProps.ts'

/** Changes the words of an ad, and what it says of the thing. */
const EditPanel = ({ item: { ad }, onClose, settle }: PanelProps) => {
  const form = useForm({
    schema: adTextFormSchema,
    needs: () => ad,
    initial: {
      heading: ad.heading,
      content: ad.content,
      facts: '',
      attributes: toTypedFacts(ad.attributes),
    },
    send: (values) => settle({ measure: 'edited', ...values }),
  })

  return (
    <AdTextForm
      id={`uprava-${ad.id}`}
      form={form}
      attributes={attributesOf(ad.attributeSet, ad.type)}
      onCancel={onClose}
    />
  )
}

export default EditPanel
