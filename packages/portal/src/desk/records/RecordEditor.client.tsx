'use client'

import { serverText } from '@inzrt/api-client/errorText'
import { RecordForm, type RecordValues } from '@inzrt/ui/moderation/records/RecordForm.tsx'
import { RecordPanel } from '@inzrt/ui/moderation/records/RecordPanel.client.tsx'
import { useMemo } from 'react'
import { toRefusal } from '../../shell/form/toRefusal.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import { isDecidedMeanwhile } from '../isDecidedMeanwhile.ts'
import type { KeptRecord, RecordKind } from './RecordKind.ts'

export type RecordEditorProps<Row extends KeptRecord, Sent> = {
  kind: RecordKind<Row, Sent>
  /** null: a new one. */
  row: Row | null
  rows: readonly Row[]
  onSaved: () => Promise<unknown>
  onClose: () => void
}

/** Changes or adds one record. What cannot be saved stays in the form, no matter who was quicker. */
export const RecordEditor = <Row extends KeptRecord, Sent>({
  kind,
  row,
  rows,
  onSaved,
  onClose,
}: RecordEditorProps<Row, Sent>) => {
  const { schema: rules } = kind
  const schema = useMemo(() => (typeof rules === 'function' ? rules(row) : rules), [rules, row])
  const form = useForm<RecordValues, Sent>({
    schema,
    initial: kind.toValues(row),
    send: async (sent) => {
      const answer = await kind.save(row, sent)
      if (!answer.ok) {
        const refusal = toRefusal(answer.error, serverText(answer.error))
        // Anyone who opens the form again finds what somebody else made of it meanwhile.
        if (isDecidedMeanwhile(answer.error)) await onSaved()

        return refusal
      }
      showToast('good', 'Uloženo.')
      await onSaved()
      onClose()

      return undefined
    },
  })
  const title = row
    ? `Upravit ${kind.accusative}: ${kind.titleOf?.(row) ?? kind.cells(row, rows)[0]}`
    : `Přidat ${kind.accusative}`

  return (
    <RecordPanel title={title}>
      <RecordForm
        id="zaznam"
        form={form}
        groups={kind.groups(row, rows)}
        label={`Uložit ${kind.accusative}`}
        onCancel={onClose}
      >
        {kind.extra?.(row, form)}
      </RecordForm>
    </RecordPanel>
  )
}
