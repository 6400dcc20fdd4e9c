import { afterEach, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { startBff, type TestBff } from '../testing/startBff.ts'

let bff: TestBff
afterEach(() => bff.close())

const metrics = async () => (await ask(bff.port, '/metrics', { host: 'localhost' })).text

test('S010 pages drawn and kept, calls and unknown addresses are told apart', async () => {
  bff = await startBff()
  for (const path of ['/napoveda', '/napoveda', '/api/front/sections', '/canary/%zz'])
    await ask(bff.port, path)
  const text = await metrics()

  for (const labels of [
    'brand="general",kind="page",route="/napoveda",cache="miss",status="200"',
    'brand="general",kind="page",route="/napoveda",cache="hit",status="200"',
    'brand="general",kind="call",route="/api/front/sections",cache="none",status="200"',
    'brand="general",kind="other",route="none",cache="none",status="400"',
  ])
    expect(text).toContain(`bff_requests_total{${labels}} 1\n`)
  expect(text).toContain('bff_request_seconds_count{kind="page",route="/napoveda"} 2\n')
})

test('S010 metrics name the release that runs, where it has a name', async () => {
  bff = await startBff({ RELEASE: '1.2.3' })
  expect(await metrics()).toContain('release_info{release="1.2.3"} 1\n')
  await bff.close()

  bff = await startBff()
  expect(await metrics()).not.toContain('release_info')
})

test('S010 what is under way is told beside how much may be', async () => {
  bff = await startBff()
  const text = await metrics()

  expect(text).toContain('bff_requests_active 1\n')
  expect(text).toContain('bff_upstream_places{upstream="general"} 16\n')
  expect(text).toContain('bff_upstream_waiting{upstream="api"} 0\n')
})
