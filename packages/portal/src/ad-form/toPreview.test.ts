import type { AdListItem } from '@inzrt/contracts/advertisement'
import { EMPTY_AD } from '@inzrt/ui/ad-form/AdFormValues.ts'
import { expect, test } from 'vitest'
import { toLineAd } from '../detail/toLineAd.ts'
import { toRowView } from '../listing/toRowView.ts'
import { toPreview } from './toPreview.ts'

const PSC = {
  ...{ id: 8123, psc: '60200', regionName: 'Jihomoravský', cityDistrictName: 'Brno-střed' },
  ...{ municipalityName: 'Brno', municipalityPartName: null },
}
const section = {
  ...{ slug: 'kola', name: 'Kola', category: 'Kola a sport', icon: 'bike', needsApproval: false },
  ...{ types: ['offer'] as const, paidTypes: [] },
}
const values = {
  ...EMPTY_AD,
  ...{ heading: 'Kolo k prodeji', content: 'Zachovalé, 20 palců.' },
  price: { type: 'czk' as const, amount: '1 500' },
}
const published: AdListItem = {
  ...{ slug: 'kolo-k-prodeji-1a2b', heading: values.heading, type: 'offer', status: 'published' },
  ...{ highlighted: false, topped: false, mainImageThumbPath: null, imagesCount: 0, PSC },
  ...{ price: { type: 'czk', amount: 150_000 }, sectionSlug: 'kola', sectionIcon: 'bike' },
  ...{ sectionTheme: null, createdAt: '2026-11-21T10:00:00Z', validUntil: null },
}
const preview = () => toPreview({ values, locality: PSC, section, mainPhoto: null } as never)

test('P020 the row of the preview is the row the published ad has', () => {
  const now = new Date(published.createdAt)
  const { href, ...row } = toRowView(published, { now, edition: null })

  expect(href).toBe('/kolo-k-prodeji-1a2b')
  expect(preview().row).toMatchObject(row)
})

test('P020 N003 the line of the preview is the line the paper prints', () => {
  const { heading, content } = values

  expect(preview().printed.ad).toEqual(
    toLineAd({ heading, content, price: published.price, PSC } as never),
  )
})
