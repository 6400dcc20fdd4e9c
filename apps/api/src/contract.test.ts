import type { AddressInfo } from 'node:net'
import { checkApi } from '@inzrt/api-client/conformance/checkApi'
import { expect, test } from 'vitest'
import { createTestApp } from './test/createTestApp.ts'
import { createWorld } from './test/createWorld.ts'
import { INTERNAL_KEY } from './test/secrets.ts'

const { app, database } = await createTestApp()
const { addSection, addAd } = createWorld(database)

test('every call this API serves keeps the contract', async () => {
  await addSection({ brandCode: 'adult' })
  await addAd(await addSection({ slug: 'kola' }), { heading: 'Prodám dětské kolo' })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const findings = await checkApi(`http://127.0.0.1:${port}`, {
    withAccount: true,
    key: INTERNAL_KEY,
  })
  const faulty = findings.filter(({ faults }) => faults.length > 0)

  expect(faulty).toEqual([])
  expect(findings.filter(({ status }) => status === 200 || status === 201).length).toBeGreaterThan(
    35,
  )
})
