import {
  type AdminPromo,
  changePromoCall,
  listAdminPromosCall,
} from '@inzrt/contracts/desk/adminPromo'
import { formatMoney } from '@inzrt/domain/price'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { PromoKindFormSchema, shownLabel } from '@inzrt/rules/forms'
import type * as z from 'zod/mini'
import { browserApi } from '../../shell/api/browserApi.ts'
import type { RecordKind } from './RecordKind.ts'
import { crownsOf } from './recordTexts.ts'

const priceOf = (amount: number | null): string =>
  amount === null ? 'nelze' : formatMoney(amount, 'CZK')

/** Highlighting and topping: what they cost and how long they last. */
export const promoKind: RecordKind<AdminPromo, z.infer<typeof PromoKindFormSchema>> = {
  call: 'listAdminPromos',
  list: () => browserApi.call(listAdminPromosCall),
  caption: 'Ceny služeb',
  accusative: 'službu',
  head: ['Služba', 'Trvá', 'Kartou', 'Přes SMS', 'Prodej'],
  cells: ({ name, days, cardPrice, smsPrice, isActive }) => [
    name,
    countOf(days, WORD_FORMS.day),
    priceOf(cardPrice),
    priceOf(smsPrice),
    isActive ? 'v\u00a0prodeji' : 'neprodává se',
  ],
  groups: () => [
    {
      title: 'Služba a\u00a0její cena',
      note: 'Nová cena platí pro nové objednávky; rozpracované zůstanou, jak jsou.',
      fields: [
        { kind: 'text', name: 'name', label: shownLabel('name'), isRequired: true },
        { kind: 'number', name: 'days', label: shownLabel('days'), isRequired: true },
        {
          kind: 'number',
          name: 'cardPrice',
          label: `${shownLabel('cardPrice')} (Kč)`,
          isRequired: true,
        },
        {
          kind: 'number',
          name: 'smsPrice',
          label: `${shownLabel('smsPrice')} (Kč)`,
          hint: 'Nejvýš 99 Kč. Prázdné: přes SMS nelze.',
        },
        { kind: 'check', name: 'isActive', label: 'Prodává se' },
      ],
    },
  ],
  schema: PromoKindFormSchema,
  toValues: (row) => ({
    name: row?.name ?? '',
    days: String(row?.days ?? ''),
    isActive: row?.isActive ?? true,
    cardPrice: crownsOf(row?.cardPrice ?? null),
    smsPrice: crownsOf(row?.smsPrice ?? null),
  }),
  save: (row, change) =>
    browserApi.call(changePromoCall, {
      params: { recordId: row?.id ?? 0 },
      body: { mark: row?.mark ?? '', ...change },
    }),
}
