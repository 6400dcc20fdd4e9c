import type { ApiFailure } from '@inzrt/api-client/ApiResult'
import type { CallName } from '@inzrt/contracts/calls'
import type { FieldErrors } from '@inzrt/rules/forms'
import type { RecordGroup, RecordValues } from '@inzrt/ui/moderation/records/RecordForm.tsx'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'

export type KeptRecord = Readonly<{ id: number | string; mark: string }>

/** How one kind of records is listed, shown in the form, checked and sent. */
export type RecordKind<Row extends KeptRecord, Sent> = Readonly<{
  call: CallName
  /** By what is looked for, where the api looks through them. */
  list: (sought: string) => Promise<{ ok: true; data: readonly Row[] } | ApiFailure>
  isSoughtByApi?: boolean
  /** „Rubriky“. */
  caption: string
  /** „rubriku“: what is saved, changed, added. */
  accusative: string
  /** What one is called where it is changed; its first cell unless given. */
  titleOf?: (row: Row) => string
  hint?: string
  canAdd?: boolean
  head: readonly string[]
  /** The first says which one it is. */
  cells: (row: Row, rows: readonly Row[]) => readonly [string, ...ReactNode[]]
  groups: (row: Row | null, rows: readonly Row[]) => readonly RecordGroup[]
  /** What is right; of some kinds it is another for each record. */
  schema: z.ZodMiniType<Sent> | ((row: Row | null) => z.ZodMiniType<Sent>)
  toValues: (row: Row | null) => RecordValues
  save: (row: Row | null, sent: Sent) => Promise<{ ok: true } | ApiFailure>
  /** Whether there is anything left to change. */
  isOpen?: (row: Row) => boolean
  /** What more can be done with one. */
  actions?: (row: Row, act: Act) => ReactNode
  /** More than fields of a form: a picture. */
  extra?: (row: Row | null, form: ExtraForm) => ReactNode
}>

/** Does something with a record and reads the list again. */
export type Act = (ask: () => Promise<{ ok: true } | ApiFailure>, done: string) => Promise<void>

export type ExtraForm = Readonly<{
  values: RecordValues
  errors: FieldErrors
  change: (changes: RecordValues) => void
}>
