'use client'

import { foldLetters } from '@inzrt/domain/text'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { RecordList } from '@inzrt/ui/moderation/records/RecordList.tsx'
import { useDebounced } from '@inzrt/ui/timing/useDebounced.ts'
import { type ReactNode, useState } from 'react'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { DeskPart } from '../DeskPart.client.tsx'
import { useAct } from '../useAct.ts'
import { RecordEditor } from './RecordEditor.client.tsx'
import type { KeptRecord, RecordKind } from './RecordKind.ts'

const PAUSE_MS = 300

const openerOf = (id: KeptRecord['id']) => `upravit-${id}`

const textOf = (cells: readonly ReactNode[]): string =>
  foldLetters(cells.filter((cell) => typeof cell === 'string').join(' '))

/** Records of one kind: looked through, changed and added by one form. */
export const RecordsPart = <Row extends KeptRecord, Sent>({
  kind,
}: {
  kind: RecordKind<Row, Sent>
}) => {
  const [typed, setTyped] = useState('')
  const sought = useDebounced(typed.trim(), PAUSE_MS)
  const [opened, setOpened] = useState<Row | 'new' | null>(null)
  const asked = kind.isSoughtByApi ? sought : ''
  const records = useAccountQuery(kind.call, () => kind.list(asked), asked)
  const act = useAct(records.reload)
  const close = () => {
    if (opened && opened !== 'new') document.getElementById(openerOf(opened.id))?.focus()
    setOpened(null)
  }

  return (
    <DeskPart own={records} failure={`${kind.caption} se nepodařilo načíst`}>
      {({ data }) => (
        <RecordList
          caption={kind.caption}
          head={[...kind.head, 'Akce']}
          sought={{
            label: 'Hledat v\u00a0seznamu',
            hint: kind.hint,
            value: typed,
            onChange: setTyped,
          }}
          add={
            kind.canAdd
              ? { label: `Přidat ${kind.accusative}`, onAdd: () => setOpened('new') }
              : undefined
          }
          rows={data
            .map((row) => ({ row, cells: kind.cells(row, data) }))
            .filter(
              ({ cells }) => kind.isSoughtByApi || textOf(cells).includes(foldLetters(sought)),
            )
            .map(({ row, cells }) => ({
              id: row.id,
              cells: [
                ...cells,
                <>
                  {(kind.isOpen?.(row) ?? true) && (
                    <Button
                      id={openerOf(row.id)}
                      aria-label={`Upravit ${cells[0]}`}
                      onClick={() => setOpened(row)}
                    >
                      Upravit
                    </Button>
                  )}{' '}
                  {kind.actions?.(row, act)}
                </>,
              ],
            }))}
        >
          {opened && (
            <RecordEditor
              key={opened === 'new' ? 'new' : `${opened.id} ${opened.mark}`}
              kind={kind}
              row={opened === 'new' ? null : opened}
              rows={data}
              onSaved={records.reload}
              onClose={close}
            />
          )}
        </RecordList>
      )}
    </DeskPart>
  )
}
