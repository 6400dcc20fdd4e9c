import type { FeedRow } from '@inzrt/rules/feed'
import type { Brand } from '../../shell/brand/Brand.ts'

const CAR = {
  slug: '',
  type: 'offer',
  sectionSlug: 'osobni-auta',
  attributeSet: 'car',
  psc: '60200',
  placeName: 'Brno-střed',
  photos: [],
} as const

const MASSAGE = { ...CAR, sectionSlug: 'masaze', attributeSet: null, attributes: {} } as const

/** Ads as a firm of each site would send them. */
export const SAMPLES: Readonly<Record<Brand['id'], readonly FeedRow[]>> = {
  general: [
    {
      ...CAR,
      number: 'A-1',
      heading: 'Škoda Octavia 2.0 TDI kombi',
      content: 'První majitel, servisní knížka.\nNové pneumatiky a\u00a0rozvody.',
      price: { type: 'czk', amount: 18_900_000 },
      attributes: {
        znacka: 'skoda',
        model: 'Octavia',
        rok: 2016,
        najeto: 148_000,
        palivo: 'nafta',
      },
    },
    {
      ...CAR,
      number: 'A-2',
      heading: 'Dacia Duster 1.5 dCi',
      content: 'Koupeno v\u00a0Česku, pravidelný servis, tažné zařízení.',
      price: { type: 'agreement', amount: null },
      attributes: { znacka: 'dacia', model: 'Duster', rok: 2014, najeto: 210_000, palivo: 'nafta' },
    },
  ],
  adult: [
    {
      ...MASSAGE,
      number: 'M-1',
      heading: 'Tantrická masáž ve dvou',
      content: 'Klidný salon v\u00a0centru, 90\u00a0minut.\nObjednejte se den předem.',
      price: { type: 'czk', amount: 240_000 },
    },
    {
      ...MASSAGE,
      number: 'M-2',
      heading: 'Relaxační masáž zad a\u00a0šíje',
      content: 'Hodina jen pro vás, teplé oleje a\u00a0tlumené světlo.',
      price: { type: 'agreement', amount: null },
    },
  ],
}
