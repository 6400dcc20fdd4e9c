import {
  type AdminCoupon,
  addCouponCall,
  changeCouponCall,
  listAdminCouponsCall,
} from '@inzrt/contracts/desk/adminCoupon'
import { formatDate } from '@inzrt/domain/time'
import { CouponFormSchema, shownLabel } from '@inzrt/rules/forms'
import { discountText, SERVICE_KINDS, type ServiceKind } from '@inzrt/rules/order'
import type { RecordField } from '@inzrt/ui/moderation/records/RecordForm.tsx'
import type * as z from 'zod/mini'
import { browserApi } from '../../shell/api/browserApi.ts'
import { SITES } from '../sites.ts'
import type { RecordKind } from './RecordKind.ts'
import { BRAND_OPTIONS, crownsOf, numberText } from './recordTexts.ts'

const SERVICES: Readonly<Record<ServiceKind, string>> = {
  publish: 'zveřejnění',
  highlighting: 'zvýraznění',
  topping: 'topování',
  renew: 'prodloužení',
}

const CODE: RecordField = {
  kind: 'text',
  name: 'code',
  label: shownLabel('coupon'),
  isRequired: true,
  hint: '4 až 20 písmen bez diakritiky a\u00a0číslic. Potom ho už změnit nejde.',
}

const servicesOf = ({ services }: AdminCoupon): string =>
  services.length === SERVICE_KINDS.length
    ? 'všechno'
    : services.map((service) => SERVICES[service]).join(', ')

const usesOf = ({ uses, usesMax }: AdminCoupon): string =>
  usesMax === null ? String(uses) : `${uses} z\u00a0${usesMax}`

/** Codes that lower orders. */
export const couponKind: RecordKind<AdminCoupon, z.infer<typeof CouponFormSchema>> = {
  call: 'listAdminCoupons',
  list: () => browserApi.call(listAdminCouponsCall),
  caption: 'Slevové kódy',
  accusative: 'slevový kód',
  canAdd: true,
  head: ['Kód', 'Sleva', 'Na co', 'Web', 'Platí do', 'Použito', 'Stav'],
  cells: (row) => [
    row.code,
    discountText(row),
    servicesOf(row),
    row.brand ? SITES[row.brand] : 'oba',
    row.endsOn ? formatDate(new Date(row.endsOn)) : 'bez konce',
    usesOf(row),
    row.isActive ? 'zapnutý' : 'vypnutý',
  ],
  groups: (row) => [
    {
      title: 'Sleva',
      note: 'Nová sleva platí pro nové objednávky; rozpracované zůstanou, jak jsou.',
      fields: [
        ...(row ? [] : [CODE]),
        {
          kind: 'select',
          name: 'kind',
          label: shownLabel('discountKind'),
          options: [
            { value: 'percent', label: 'procenta z\u00a0ceny' },
            { value: 'amount', label: 'koruny z\u00a0ceny' },
          ],
        },
        {
          kind: 'number',
          name: 'value',
          label: shownLabel('discountValue'),
          isRequired: true,
          hint: 'Procenta od 1 do 100, nebo celé koruny.',
        },
      ],
    },
    {
      title: 'Na co platí',
      fields: SERVICE_KINDS.map((name) => ({ kind: 'check', name, label: SERVICES[name] })),
    },
    {
      title: 'Kde, do kdy a\u00a0kolikrát',
      fields: [
        {
          kind: 'select',
          name: 'brand',
          label: shownLabel('site'),
          options: [{ value: '', label: 'oba weby' }, ...BRAND_OPTIONS],
        },
        { kind: 'date', name: 'endsOn', label: shownLabel('endsOn'), hint: 'Prázdné: bez konce.' },
        {
          kind: 'number',
          name: 'usesMax',
          label: shownLabel('usesMax'),
          hint: 'Prázdné: bez omezení.',
        },
        {
          kind: 'number',
          name: 'usesPerPerson',
          label: shownLabel('usesPerPerson'),
          isRequired: true,
        },
        { kind: 'check', name: 'isActive', label: 'Kód je zapnutý' },
      ],
    },
  ],
  schema: CouponFormSchema,
  toValues: (row) => ({
    code: row?.code ?? '',
    kind: row?.kind ?? 'percent',
    brand: row?.brand ?? '',
    value: row ? (row.kind === 'percent' ? String(row.value) : crownsOf(row.value)) : '',
    endsOn: row?.endsOn ?? '',
    usesMax: numberText(row?.usesMax ?? null),
    usesPerPerson: String(row?.usesPerPerson ?? 1),
    isActive: row?.isActive ?? true,
    ...Object.fromEntries(
      SERVICE_KINDS.map((service) => [service, row?.services.includes(service) ?? true]),
    ),
  }),
  save: (row, { code, ...change }) =>
    row
      ? browserApi.call(changeCouponCall, {
          params: { recordId: row.id },
          body: { mark: row.mark, ...change },
        })
      : browserApi.call(addCouponCall, { body: { code, ...change } }),
}
