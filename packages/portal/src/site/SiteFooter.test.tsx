import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import type { Brand } from '../shell/brand/Brand.ts'
import { SiteFooter } from './SiteFooter.tsx'

vi.stubEnv('SUPPORT_EMAIL', 'dotazy@posta.example')
afterAll(() => {
  vi.unstubAllEnvs()
})

const brand = {
  theme: null,
  adultOnly: false,
  imprint: 'Inzrt',
  originSetting: 'GENERAL_ORIGIN',
  sister: { originSetting: 'ADULT_ORIGIN', footerLabel: 'Pinkpack' },
} as Brand
const site = { sections: [], sisterSections: [], editions: [] }

test('R023 R323 support answers at the address of the settings, on weekdays from 8:30 to 17:00', () => {
  const html = renderToStaticMarkup(<SiteFooter brand={brand} site={site} isDiscreet={false} />)

  expect(html).toContain('href="mailto:dotazy@posta.example">dotazy@posta.example</a>')
  expect(html).toContain('ve všední dny 8:30-17:00')
})
