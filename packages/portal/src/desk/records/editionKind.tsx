import {
  type AdminEdition,
  addEditionCall,
  changeEditionCall,
  listAdminEditionsCall,
} from '@inzrt/contracts/desk/adminEdition'
import { formatDate, formatDateTime } from '@inzrt/domain/time'
import { EditionFormSchema, shownLabel } from '@inzrt/rules/forms'
import type { RecordField } from '@inzrt/ui/moderation/records/RecordForm.tsx'
import type * as z from 'zod/mini'
import { browserApi } from '../../shell/api/browserApi.ts'
import { EditionSteps } from './EditionSteps.client.tsx'
import type { RecordKind } from './RecordKind.ts'
import { momentText } from './recordTexts.ts'

const STATES: Readonly<Record<AdminEdition['state'], string>> = {
  planned: 'plánované',
  closed: 'uzavřené, sází se',
  set: 'vysázené',
  released: 'vyšlo',
}

const NAME: readonly RecordField[] = [
  { kind: 'number', name: 'year', label: shownLabel('year'), isRequired: true },
  { kind: 'number', name: 'number', label: shownLabel('number'), isRequired: true },
]

/** Editions of the paper: their days, and what is done by hand. */
export const editionKind: RecordKind<AdminEdition, z.infer<typeof EditionFormSchema>> = {
  call: 'listAdminEditions',
  list: () => browserApi.call(listAdminEditionsCall),
  caption: 'Vydání novin',
  accusative: 'vydání',
  canAdd: true,
  head: ['Vydání', 'Uzávěrka', 'Vychází', 'Stav', 'Inzerátů', 'Stran', 'Načtení'],
  cells: ({ number, year, deadlineAt, releaseDate, state, adsCount, pages, scans }) => [
    `${number}/${year}`,
    formatDateTime(new Date(deadlineAt)),
    formatDate(new Date(releaseDate)),
    STATES[state],
    String(adsCount ?? '–'),
    String(pages ?? '–'),
    String(scans),
  ],
  groups: (row) => [
    {
      title: 'Kdy',
      note: 'Uzávěrka je podle hodin v\u00a0Praze.',
      fields: [
        ...(row ? [] : NAME),
        {
          kind: 'datetime-local',
          name: 'deadlineAt',
          label: shownLabel('deadline'),
          isRequired: true,
        },
        { kind: 'date', name: 'releaseDate', label: shownLabel('releaseDate'), isRequired: true },
      ],
    },
  ],
  schema: EditionFormSchema,
  toValues: (row) => ({
    year: String(row?.year ?? ''),
    number: String(row?.number ?? ''),
    deadlineAt: row ? momentText(row.deadlineAt) : '',
    releaseDate: row?.releaseDate ?? '',
  }),
  save: (row, { year, number, ...days }) =>
    row
      ? browserApi.call(changeEditionCall, {
          params: { recordId: row.id },
          body: { mark: row.mark, ...days },
        })
      : browserApi.call(addEditionCall, { body: { year, number, ...days } }),
  isOpen: ({ state }) => state !== 'released',
  actions: (row, act) => <EditionSteps edition={row} act={act} />,
}
