import type { ReactNode } from 'react'
import { Button } from '../../button/Button.tsx'
import { EmptyState } from '../../feedback/EmptyState.tsx'
import { TextField } from '../../field/TextField.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import styles from './RecordList.module.css'

export type RecordListProps = DataTableProps & {
  /** What the records are looked through by. */
  sought: {
    label: string
    hint?: string | undefined
    value: string
    onChange: (value: string) => void
  }
  /** Adds one; left out where none can be added. */
  add?: { label: string; onAdd: () => void } | undefined
  /** The form of the one that is open. */
  children?: ReactNode
}

/** Records admins keep: looked through, added, each with its way to be changed; a `<div>`. */
export const RecordList = ({ sought, add, children, ...table }: RecordListProps) => (
  <div className={styles.list}>
    <div className={styles.head}>
      <TextField
        name="hledat-v-seznamu"
        type="search"
        label={sought.label}
        hint={sought.hint}
        value={sought.value}
        autoComplete="off"
        onChange={({ target }) => sought.onChange(target.value)}
      />
      {add && (
        <Button variant="primary" onClick={add.onAdd}>
          {add.label}
        </Button>
      )}
    </div>
    {children}
    {table.rows.length > 0 ? (
      <DataTable {...table} />
    ) : (
      <EmptyState
        title={sought.value === '' ? 'Zatím tu nic není' : 'Nic takového tu není'}
        icon={null}
        isLive
      />
    )}
  </div>
)
