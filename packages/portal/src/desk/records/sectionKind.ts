import {
  type AdminSection,
  addSectionCall,
  changeSectionCall,
  listAdminSectionsCall,
} from '@inzrt/contracts/desk/adminSection'
import { formatMoney } from '@inzrt/domain/price'
import { SectionFormSchema, shownLabel } from '@inzrt/rules/forms'
import type { RecordField } from '@inzrt/ui/moderation/records/RecordForm.tsx'
import type * as z from 'zod/mini'
import { browserApi } from '../../shell/api/browserApi.ts'
import { SITES } from '../sites.ts'
import type { RecordKind } from './RecordKind.ts'
import { BRAND_OPTIONS, crownsOf, numberText } from './recordTexts.ts'

const check = (name: string, label: string): RecordField => ({ kind: 'check', name, label })
const TOP = { value: '', label: 'žádná, je nejvýš' }

const parentsOf = (rows: readonly AdminSection[]) => [
  TOP,
  ...rows
    .filter(({ parentId }) => parentId === null)
    .map(({ id, name, brand }) => ({ value: String(id), label: `${name} (${SITES[brand]})` })),
]

const EMPTY: Omit<AdminSection, 'id' | 'mark' | 'above' | 'isLeaf'> = {
  brand: 'general',
  parentId: null,
  name: '',
  slug: '',
  position: 0,
  isActive: true,
  requiresApproval: false,
  requiresAgeProof: false,
  isDating: false,
  isOffer: true,
  isInquiry: true,
  isExchange: true,
  isPaidOffer: false,
  isPaidInquiry: false,
  isPaidExchange: false,
  cardPrice: null,
  smsNumber: null,
  validDays: null,
  validWeeks: 8,
  validMonths: null,
}

const place = (rows: readonly AdminSection[]) => ({
  title: 'Kam patří',
  note: 'Později už to změnit nejde.',
  fields: [
    { kind: 'select', name: 'brand', label: shownLabel('site'), options: BRAND_OPTIONS },
    { kind: 'select', name: 'parentId', label: shownLabel('parent'), options: parentsOf(rows) },
  ] satisfies RecordField[],
})

const GROUPS = [
  {
    title: 'Název a místo',
    fields: [
      { kind: 'text', name: 'name', label: shownLabel('name'), isRequired: true },
      {
        kind: 'text',
        name: 'slug',
        label: shownLabel('slug'),
        isRequired: true,
        hint: 'Stará adresa povede na novou.',
      },
      {
        kind: 'number',
        name: 'position',
        label: shownLabel('position'),
        hint: 'Menší číslo je výš.',
      },
      check('isActive', 'Rubrika je vidět'),
      check('requiresApproval', 'Inzeráty čekají na schválení'),
      check('requiresAgeProof', 'Inzeráty se otevřou jen s\u00a0ověřeným věkem (web pro dospělé)'),
      check('isDating', 'Hledají se tu lidé, nic se neprodává'),
    ],
  },
  {
    title: 'Druhy inzerátů',
    fields: [
      check('isOffer', 'nabídka'),
      check('isInquiry', 'poptávka'),
      check('isExchange', 'výměna'),
      check('isPaidOffer', 'nabídka je placená'),
      check('isPaidInquiry', 'poptávka je placená'),
      check('isPaidExchange', 'výměna je placená'),
    ],
  },
  {
    title: 'Cena zveřejnění',
    fields: [
      { kind: 'number', name: 'cardPrice', label: `${shownLabel('cardPrice')} (Kč)` },
      {
        kind: 'number',
        name: 'smsNumber',
        label: shownLabel('smsNumber'),
        hint: 'Poslední dvě číslice jsou cena.',
      },
    ],
  },
  {
    title: 'Jak dlouho inzerát platí',
    note: 'Vyplňte jedno; měsíce mají přednost před týdny a ty před dny.',
    fields: [
      { kind: 'number', name: 'validDays', label: shownLabel('validDays') },
      { kind: 'number', name: 'validWeeks', label: shownLabel('validWeeks') },
      { kind: 'number', name: 'validMonths', label: shownLabel('validMonths') },
    ],
  },
] as const satisfies readonly { title: string; note?: string; fields: readonly RecordField[] }[]

const flagsOf = (section: AdminSection): string =>
  [
    !section.isActive && 'skrytá',
    section.requiresApproval && 'schvaluje se',
    section.requiresAgeProof && 'ověřuje se věk',
    section.isDating && 'seznamka',
    section.cardPrice !== null && formatMoney(section.cardPrice, 'CZK'),
  ]
    .filter(Boolean)
    .join(', ')

/** Sections of both sites. */
export const sectionKind: RecordKind<AdminSection, z.infer<typeof SectionFormSchema>> = {
  call: 'listAdminSections',
  list: () => browserApi.call(listAdminSectionsCall),
  caption: 'Rubriky',
  accusative: 'rubriku',
  canAdd: true,
  head: ['Rubrika', 'Web', 'Pořadí', 'Příznaky'],
  cells: (row) => [
    [...row.above, row.name].join(' › '),
    SITES[row.brand],
    String(row.position),
    flagsOf(row),
  ],
  groups: (row, rows) => [...(row ? [] : [place(rows)]), ...GROUPS],
  schema: SectionFormSchema,
  toValues: (row) => {
    const { name, slug, brand, ...kept } = row ?? EMPTY

    return {
      name,
      slug,
      brand,
      parentId: numberText(kept.parentId),
      position: String(kept.position),
      isActive: kept.isActive,
      requiresApproval: kept.requiresApproval,
      requiresAgeProof: kept.requiresAgeProof,
      isDating: kept.isDating,
      isOffer: kept.isOffer,
      isInquiry: kept.isInquiry,
      isExchange: kept.isExchange,
      isPaidOffer: kept.isPaidOffer,
      isPaidInquiry: kept.isPaidInquiry,
      isPaidExchange: kept.isPaidExchange,
      cardPrice: crownsOf(kept.cardPrice),
      smsNumber: kept.smsNumber ?? '',
      validDays: numberText(kept.validDays),
      validWeeks: numberText(kept.validWeeks),
      validMonths: numberText(kept.validMonths),
    }
  },
  save: (row, { brand, parentId, ...change }) =>
    row
      ? browserApi.call(changeSectionCall, {
          params: { recordId: row.id },
          body: { mark: row.mark, ...change },
        })
      : browserApi.call(addSectionCall, { body: { brand, parentId, ...change } }),
}
