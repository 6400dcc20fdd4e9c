import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/stack/settings.ts'

const NODE = '/srv/inzrt/tools/node_modules/.bin/node'
const isInstalled = !spawnSync('systemd-analyze', ['--version']).error

/** The units as an operator has them, with a program that is there; what systemd says of them. */
const verify = (change: (unit: string) => string = (unit) => unit): string => {
  const folder = mkdtempSync(join(tmpdir(), 'inzrt-units-'))
  const units = globSync(`${root}deploy/*.{service,timer}`).map((file) => {
    const unit = join(folder, basename(file))
    writeFileSync(unit, change(readFileSync(file, 'utf8').replaceAll(NODE, process.execPath)))

    return unit
  })
  cpSync(join(folder, 'shell@.service'), join(folder, 'shell@general.service'))
  const named = units.map((unit) => unit.replace('shell@.', 'shell@general.'))
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...named], {
    encoding: 'utf8',
  })

  return `${stdout}${stderr}`
}

test.runIf(isInstalled)('systemd takes every unit and timer without a remark', () => {
  expect(verify()).toBe('')
  expect(verify((unit) => unit.replace('PrivateTmp=', 'PrivateTemp='))).toContain('PrivateTemp')
  expect(verify((unit) => unit.replace('03:30', '33:30'))).toContain('calendar')
})
