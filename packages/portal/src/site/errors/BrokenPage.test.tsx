import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import type { Brand } from '../../shell/brand/Brand.ts'
import { SiteDocument } from '../SiteDocument.tsx'
import { BrokenPage } from './BrokenPage.client.tsx'

vi.stubEnv('SUPPORT_EMAIL', 'dotazy@posta.example')
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('R141 R297 a failed page names its code and sends the visitor to the configured support', () => {
  const document = renderToStaticMarkup(
    <SiteDocument brand={{ theme: null } as Brand}>{null}</SiteDocument>,
  )
  const [, support] = /<body data-support="([^"]+)"/.exec(document) ?? []
  vi.stubGlobal('document', { body: { dataset: { support } } })

  const page = renderToStaticMarkup(<BrokenPage error={new Error('broken')} />)
  expect(page).toContain('Chyba 500 - stránka nefunguje')
  expect(page).toContain('href="mailto:dotazy@posta.example"')
})
