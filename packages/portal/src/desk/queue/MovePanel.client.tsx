'use client'

import { AdSectionFormSchema } from '@inzrt/rules/forms'
import { AdSectionForm } from '@inzrt/ui/moderation/deciding/AdSectionForm.tsx'
import { useForm } from '../../shell/form/useForm.ts'
import type { PanelProps } from './PanelProps.ts'
import { useTargetSections } from './useTargetSections.ts'

/** Moves an ad to another section. */
const MovePanel = ({ item: { ad }, onClose, settle }: PanelProps) => {
  const sections = useTargetSections(ad)
  const form = useForm({
    schema: AdSectionFormSchema,
    initial: { sectionSlug: '', facts: '' },
    send: (values) => settle({ measure: 'moved', ...values }),
  })

  return <AdSectionForm id={`presun-${ad.id}`} form={form} sections={sections} onCancel={onClose} />
}

export default MovePanel
