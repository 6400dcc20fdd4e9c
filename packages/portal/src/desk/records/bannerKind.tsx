import {
  type AdminBanner,
  addBannerCall,
  changeBannerCall,
  listAdminBannersCall,
} from '@inzrt/contracts/desk/adminBanner'
import type { AdminSection } from '@inzrt/contracts/desk/adminSection'
import { formatDate } from '@inzrt/domain/time'
import { BannerFormSchema, shownLabel } from '@inzrt/rules/forms'
import type * as z from 'zod/mini'
import { browserApi } from '../../shell/api/browserApi.ts'
import { SITES } from '../sites.ts'
import { BannerPicture } from './BannerPicture.client.tsx'
import type { RecordKind } from './RecordKind.ts'
import { BRAND_OPTIONS, numberText } from './recordTexts.ts'

const HOME = { value: '', label: 'hlavní strana a\u00a0hledání' }

const day = (on: string | null): string => (on === null ? '…' : formatDate(new Date(on)))

const placeOf = ({ sectionId }: AdminBanner, sections: readonly AdminSection[]): string =>
  sections.find(({ id }) => id === sectionId)?.name ?? HOME.label

/** Banners of both sites; their places need the sections. */
export const bannerKind = (
  sections: readonly AdminSection[],
): RecordKind<AdminBanner, z.infer<typeof BannerFormSchema>> => ({
  call: 'listAdminBanners',
  list: () => browserApi.call(listAdminBannersCall),
  caption: 'Bannery',
  accusative: 'banner',
  canAdd: true,
  head: ['Inzerent', 'Web', 'Místo', 'Pořadí', 'Kdy', 'Stav'],
  cells: (row) => [
    row.advertiser,
    SITES[row.brand],
    placeOf(row, sections),
    String(row.position),
    row.startsOn || row.endsOn ? `${day(row.startsOn)} – ${day(row.endsOn)}` : 'pořád',
    row.isActive ? 'zapnutý' : 'vypnutý',
  ],
  groups: () => [
    {
      title: 'Kde a kdy',
      fields: [
        { kind: 'select', name: 'brand', label: 'Web', options: BRAND_OPTIONS },
        {
          kind: 'select',
          name: 'sectionId',
          label: 'Místo',
          options: [
            HOME,
            ...sections.map(({ id, above, name, brand }) => ({
              value: String(id),
              label: `${SITES[brand]}: ${[...above, name].join(' › ')}`,
            })),
          ],
        },
        {
          kind: 'number',
          name: 'position',
          label: 'Pořadí mezi inzeráty',
          isRequired: true,
          hint: 'Počítá se od jedné.',
        },
        { kind: 'date', name: 'startsOn', label: 'První den' },
        { kind: 'date', name: 'endsOn', label: 'Poslední den' },
        { kind: 'check', name: 'isActive', label: 'Banner je zapnutý' },
      ],
    },
    {
      title: 'Kdo a kam',
      fields: [
        { kind: 'text', name: 'advertiser', label: shownLabel('advertiser'), isRequired: true },
        {
          kind: 'text',
          name: 'alt',
          label: shownLabel('alt'),
          isRequired: true,
          hint: 'Co na něm je a\u00a0co říká.',
        },
        { kind: 'url', name: 'targetUrl', label: shownLabel('targetUrl'), isRequired: true },
      ],
    },
  ],
  schema: BannerFormSchema,
  toValues: (row) => ({
    uploadToken: '',
    brand: row?.brand ?? 'general',
    sectionId: numberText(row?.sectionId ?? null),
    position: String(row?.position ?? 1),
    advertiser: row?.advertiser ?? '',
    alt: row?.alt ?? '',
    targetUrl: row?.targetUrl ?? 'https://',
    startsOn: row?.startsOn ?? '',
    endsOn: row?.endsOn ?? '',
    isActive: row?.isActive ?? true,
  }),
  save: (row, change) =>
    row
      ? browserApi.call(changeBannerCall, {
          params: { recordId: row.id },
          body: { mark: row.mark, ...change },
        })
      : browserApi.call(addBannerCall, { body: change }),
  extra: (row, form) => <BannerPicture path={row?.picture ?? null} form={form} />,
})
