import { readFileSync } from 'node:fs'
import { Environment } from '../../apps/api/src/start/settings/Environment.ts'
import { Settings } from '../../apps/bff/src/config/Settings.ts'
import { SiteSettings } from '../../packages/portal/src/shell/settings/readSettings.ts'
import { LEAN } from '../stack/lean.ts'
import { root } from '../stack/settings.ts'

/** Settings of their processes, whether they keep anything on the disk, whether they run until stopped, and how Node is kept small. */
const UNITS = {
  'api.service': { schema: Environment, keeps: true, stays: true, flags: LEAN.apiFlags },
  'worker.service': { schema: Environment, keeps: true, stays: true, flags: LEAN.apiFlags },
  'backup.service': { schema: Environment, keeps: true, stays: false, flags: [] },
  'bff.service': { schema: Settings, keeps: true, stays: true, flags: LEAN.flags },
  'shell@.service': { schema: SiteSettings, keeps: false, stays: true, flags: [] },
} as const

const SECTIONS = ['[Unit]', '[Service]']
const STARTED = '[Install]'
const LINE = /^(#.*|\[\w+\]|\w+=.*|)$/

const HARDENING = [
  'NoNewPrivileges=true',
  'ProtectSystem=strict',
  'ProtectHome=true',
  'PrivateTmp=true',
  'PrivateDevices=true',
  'ProtectKernelTunables=true',
  'ProtectControlGroups=true',
  'RestrictSUIDSGID=true',
  'LockPersonality=true',
  'CapabilityBoundingSet=',
  'User=inzrt',
]

/** What a process that drains for as long as it may, and finishes what is under way, needs at most. */
const LONGEST_STOP = 'TimeoutStopSec=45'

/** Variables of Node and of the C library. */
const OTHERS = ['MALLOC_ARENA_MAX']

const findingsOf = (name: keyof typeof UNITS): string[] => {
  const { schema, keeps, stays, flags } = UNITS[name]
  const text = readFileSync(`${root}deploy/${name}`, 'utf8')
  const lines = text.split('\n')
  const environment = [...text.matchAll(/^Environment=(\w+)=(.*)$/gm)]
  const state = /^StateDirectory=(.*)$/m.exec(text)?.[1]
  const dataDir = environment.find(([, setting]) => setting === 'DATA_DIR')?.[2]

  return [
    ...[...SECTIONS, ...(stays ? [STARTED] : [])]
      .filter((section) => !lines.includes(section))
      .map((one) => `has no ${one}`),
    ...lines.filter((line) => !LINE.test(line)).map((line) => `has a line „${line}“`),
    ...HARDENING.filter((line) => !lines.includes(line)).map((line) => `lacks ${line}`),
    ...environment
      .filter(([, setting = '']) => !(setting in schema.shape) && !OTHERS.includes(setting))
      .map(([, setting]) => `sets ${setting}, which its process does not read`),
    ...(keeps && (!state || dataDir !== `/var/lib/${state}`)
      ? ['keeps data elsewhere than in its StateDirectory']
      : []),
    ...(stays && 'DRAIN_SECONDS' in schema.shape && !lines.includes(LONGEST_STOP)
      ? [`lacks ${LONGEST_STOP}`]
      : []),
    ...flags
      .filter((flag) => !text.includes(` ${flag} `))
      .map((flag) => `does not start Node with ${flag}`),
  ].map((finding) => `deploy/${name} ${finding}.`)
}

/** The units of deploy/ are well formed and hardened, and set what their processes read. */
export const unitFiles = (): string[] =>
  (Object.keys(UNITS) as (keyof typeof UNITS)[]).flatMap(findingsOf)
